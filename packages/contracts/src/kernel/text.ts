/** Longest prefix that is indexed; longer words are found by it. */
const MAX_PREFIX_LENGTH = 15;

/** Lower case without accents or punctuation, single spaces: the form in which texts are compared and searched. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Sort key of a name; one without a Latin letter or digit is sorted by its own signs, so that the key is never empty. */
export const sortKey = (name: string): string => normalizeText(name) || name.trim().toLowerCase();

/** Key of a name: 'CX-5', 'cx 5' and 'Cx5' are one. What has no Latin letter or digit keeps its own signs, so that two such names stay two. */
export const nameKey = (name: string): string =>
  normalizeText(name).replace(/ /g, '') || name.normalize('NFC').trim().toLowerCase().replace(/\|/g, '/');

const STOP_WORDS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'para', 'con', 'por', 'en', 'un', 'una', 'al']);
/** 'amortiguadores' -> 'amortiguador', 'frenos' -> 'freno': a stem short enough to be a prefix of singular and plural. Part numbers stay. */
const singular = (word: string): string => {
  if (/\d/.test(word)) return word;
  if (word.length > 5 && word.endsWith('es')) return word.slice(0, -2);
  return word.length > 3 ? word.replace(/s$/, '') : word;
};

/** Words of a text as they are searched: normalised, at least `min` characters, without articles and plural endings, unique, at most `max`. */
export const searchWords = (text: string, { min = 2, max = 12 } = {}): string[] => {
  const all = normalizeText(text)
    .split(' ')
    .filter((word) => word.length >= min);
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  return [
    ...new Set((meaningful.length ? meaningful : all).map((word) => singular(word).slice(0, MAX_PREFIX_LENGTH))),
  ].slice(0, max);
};

/** A word that no stored text has. */
const NO_WORD = '~';
/** Search words of a list; those of a short code are joined ('H-2'). A text without any ('([', 'ñ') finds nothing, where no text at all finds everything. */
export const listWords = (text: string): string[] => {
  const words = searchWords(text);
  return words.length || !text.trim() ? words : (codeReadings(text)[0] ?? [NO_WORD]);
};

/** True of a text with a single letter or less, which is in nearly every name and so finds none. */
export const isTooShort = (text: string): boolean => text.trim() !== '' && !/[a-z0-9]{2}|\d/.test(normalizeText(text));

/**
 * The ways to read a search in which codes are written as one word, beside `searchWords`: '43261-62243', '432 616 2243'
 * -> ['4326162243']. Stores and boxes divide part numbers differently.
 */
export function codeReadings(text: string): string[][] {
  if (!/\d/.test(text)) return [];
  const joined = (parts: string) => normalizeText(parts).replace(/ /g, '');
  const codes = text.split(/\s+/).map((part) => (/\d/.test(part) ? joined(part) : part));
  // '43261 62243': neighbours with digits may be pieces of one code, or, as in 'MD 359158', all of it.
  const joinedNeighbours = normalizeText(text).replace(/([a-z]*\d[a-z0-9]*)((?: [a-z]*\d[a-z0-9]*)+)/g, joined);
  const all = [codes.join(' '), joinedNeighbours, joined(text)].map((reading) => searchWords(reading).sort());
  const seen = new Set([searchWords(text).sort().join(' ')]);
  return all.filter((reading) => reading.length && !seen.has(reading.join(' ')) && seen.add(reading.join(' ')));
}

/** All ways to read a search, each as its words; none for a text without any. */
export const searchReadings = (text: string): string[][] =>
  [searchWords(text), ...codeReadings(text)].filter(({ length }) => length > 0);

/** Every word of the texts; part numbers are also kept joined. */
function wordsOf(texts: (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => {
    if (!text) return [];
    const joinedCodes = text.length <= 30 && /\d/.test(text) ? [normalizeText(text).replace(/ /g, '')] : [];
    return [...normalizeText(text).split(' '), ...joinedCodes];
  });
}

/** Every prefix (2..15 characters) of every word, for indexes that are asked for a whole term. */
export function searchPrefixes(...texts: (string | null | undefined)[]): string[] {
  const all = new Set<string>();
  for (const word of wordsOf(texts))
    for (let length = 2; length <= Math.min(MAX_PREFIX_LENGTH, word.length); length++) all.add(word.slice(0, length));
  return [...all];
}

/** The words (2 characters and more) without those that begin another one, for indexes that are asked for the beginning of a term: a tenth of the entries. */
export function searchTerms(...texts: (string | null | undefined)[]): string[] {
  const sorted = [...new Set(wordsOf(texts))].filter(({ length }) => length > 1).sort();
  return sorted.filter((word, i) => !sorted[i + 1]?.startsWith(word));
}

/** The beginning of a text in at most `max` characters, with an ellipsis when something is left out. */
export const truncate = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;

/** A MongoDB id in its 24-character form. */
export const ID_PATTERN = /^[0-9a-f]{24}$/i;
