import { foldText, sizesOf } from './sizes';

const STOP_WORDS = new Set([
  ...[
    'de',
    'del',
    'la',
    'las',
    'el',
    'los',
    'para',
    'con',
    'por',
    'en',
    'un',
    'una',
    'unos',
    'unas',
    'al',
    'mi',
    'the',
  ],
  ...['for', 'of', 'and', 'o', 'u', 'que', 'se', 'su', 'sin', 'necesito', 'busco', 'quiero', 'comprar', 'precio'],
]);
/** Longest word that is kept. */
const MAX_LENGTH = 24;

/** One form for singular and plural: 'luces' and 'luz', 'rines' and 'rin', 'embragues' and 'embrague'. Codes stay. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word.slice(0, MAX_LENGTH);
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ces')) stem = `${stem.slice(0, -3)}z`;
  else if (stem.length > 4 && stem.endsWith('es')) stem = stem.slice(0, -2);
  else if (stem.length > 3 && stem.endsWith('s')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.slice(0, MAX_LENGTH);
}

/** Sound of a word: 'pastiya' and 'pastilla', 'bugia' and 'bujía', 'sapata' and 'zapata' are one. Codes stay. */
export function soundOf(word: string): string {
  if (/\d/.test(word)) return word;
  return word
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, '9')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c(?=[ei])/g, 's')
    .replace(/ch/g, '8')
    .replace(/sh/g, '8')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/x/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/9/g, 'g')
    .replace(/(.)\1+/g, '$1');
}

/** A word of a text: its stem and how it was written. */
export interface Word {
  stem: string;
  written: string;
}

/** The words of a text in its order, measures as one word each; stop words only when there is nothing else. */
export function wordsIn(text: string): Word[] {
  const folded = foldText(text);
  const sizes = sizesOf(folded);
  const words: Word[] = [];
  const meaningful: Word[] = [];
  let from = 0;
  const take = (start: number, end: number) => {
    for (const { 0: word, index } of folded.slice(start, end).matchAll(/[a-z0-9]+/g)) {
      const written = text.slice(start + index, start + index + word.length).toLowerCase();
      const one = { stem: stemOf(word), written };
      words.push(one);
      if (one.stem && !STOP_WORDS.has(word)) meaningful.push(one);
    }
  };
  for (const size of sizes) {
    take(from, size.start);
    const measures = size.words.map((word) => ({ stem: word, written: size.valor }));
    words.push(...measures);
    meaningful.push(...measures);
    from = size.end;
  }
  take(from, folded.length);
  return meaningful.length ? meaningful : words;
}

/** Whether a word carries no meaning in a search. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
