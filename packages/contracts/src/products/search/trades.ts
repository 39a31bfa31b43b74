import oficios from '../../data/oficios.json';
import { searchWords } from '../../kernel/text';
import type { SynonymIndex } from '../../platform/catalogos/sinonimos';
import { readSearch } from './reading';
import { foldText } from './sizes';
import { isNear, slipsOf } from './slips';
import { SYNONYM_GROUPS, synonymKey } from './synonyms';
import { isSynonymStem, searchUnitsOf, shippedStems, synonymsOf } from './units';
import { soundOf, stemOf, type Word, wordsIn } from './words';

/** Terms of businesses for a line of work, and words of people who need it: 'mofle' leads to 'Escape'. */
const TRADES: readonly { terminos: readonly string[]; palabras: readonly string[] }[] = oficios;

/** The ways to say a part of a text; each is beginnings of words that must all be found. */
export type WordWays = string[][];
/** A text as businesses and services are asked for it, from the strictest to the widest. */
export interface TradeReading {
  /** Every word, or its synonyms. */
  literal: WordWays[];
  /** Without words that only mean selling or repairing. */
  essential: WordWays[];
  /** Its line of work, too. */
  wider: WordWays[];
}

const MAX_WORDS = 12;
/** Shortest word that is taken for the beginning of another. */
const MIN_BEGINNING = 4;
// 'taller de latonería', 'arreglar frenos': the search is for the rest.
const PLAIN = new Set(
  [
    ...[
      'taller',
      'tienda',
      'repuesto',
      'autoparte',
      'autopartes',
      'venta',
      'vender',
      'servicio',
      'especialista',
      'técnico',
    ],
    ...[
      'reparación',
      'reparar',
      'arreglo',
      'arreglar',
      'cambio',
      'cambiar',
      'instalación',
      'instalar',
      'colocar',
      'montar',
    ],
    ...['revisión', 'revisar', 'poner', 'hacer', 'carro', 'auto', 'vehículo', 'cerca', 'cercano', 'donde', 'barato'],
  ].map((word) => stemOf(foldText(word))),
);

/** Written forms, as prefixes of words are kept: a stem may begin more than its word does ('bas' also begins 'básico'). */
const formsOf = (written: string): string[] => searchWords(written, { min: 1 });

interface Lexicon {
  /** Key of clients' words -> terms of businesses. */
  leads: Map<string, string[]>;
  written: Map<string, string>;
  /** Every stem that may be meant. */
  stems: Set<string>;
  bySound: Map<string, string>;
}
let lexicon: Lexicon | undefined;
function trades(): Lexicon {
  if (lexicon) return lexicon;
  const leads = new Map<string, Set<string>>();
  const written = new Map<string, string>();
  const note = (term: string) => {
    for (const word of wordsIn(term)) {
      const [form] = formsOf(word.written);
      if (form && !written.has(word.stem)) written.set(word.stem, form);
    }
    return synonymKey(term);
  };
  for (const { termino, tambien, ambiguos = [] } of SYNONYM_GROUPS) [termino, ...tambien, ...ambiguos].forEach(note);
  for (const { terminos, palabras } of TRADES) {
    const keys = terminos.map(note);
    for (const from of [...keys, ...palabras.map(note)]) {
      const known = leads.get(from) ?? new Set();
      for (const to of keys) if (to !== from) known.add(to);
      leads.set(from, known);
    }
  }
  const stems = new Set([...shippedStems(), ...[...leads.keys()].flatMap((key) => key.split(' '))]);
  const bySound = new Map([...stems].reverse().map((stem) => [soundOf(stem), stem]));
  return (lexicon = { leads: new Map([...leads].map(([key, to]) => [key, [...to]])), written, stems, bySound });
}

/** Terms of businesses that a term, or a synonym, belongs to. */
function tradesOf(words: readonly string[], live: SynonymIndex): string[][] {
  const { leads } = trades();
  const keys = [words, ...synonymsOf(words, live)].map((term) => term.join(' '));
  return [...new Set(keys.flatMap((key) => leads.get(key) ?? []))].map((key) => key.split(' '));
}

const isMeaning = (stem: string, live: SynonymIndex): boolean => trades().stems.has(stem) || isSynonymStem(stem, live);

/** Probable meaning of an unknown word: by sound, by beginning, or one typing error away; null for one that may be a name. */
function meant(stem: string, live: SynonymIndex): string | null {
  if (stem.length < MIN_BEGINNING || /\d/.test(stem) || isMeaning(stem, live)) return null;
  const { stems, bySound } = trades();
  const sounding = bySound.get(soundOf(stem));
  if (sounding) return sounding;
  const begun = [...stems].filter((one) => one.startsWith(stem)).sort((a, b) => a.length - b.length);
  if (begun.length) return begun[0]!;
  const max = slipsOf(stem.length);
  return [...stems].find((one) => one[0] === stem[0] && one.length > 3 && isNear(one, stem, max)) ?? null;
}

/** The beginnings under which a written word is kept; 'luz' and 'luces' are one. */
function alternatives(form: string): string[] {
  if (form.endsWith('z')) return [form, `${form.slice(0, -1)}ce`];
  return form.endsWith('ce') ? [form, `${form.slice(0, -2)}z`] : [form];
}

function waysOf(words: Word[], others: string[][]): WordWays {
  const own = words.flatMap(({ written }) => formsOf(written));
  const stored = others.map((other) => other.map((stem) => trades().written.get(stem) ?? stem));
  const all = [own, ...stored].flatMap((way) => (way.length === 1 ? alternatives(way[0]!).map((one) => [one]) : [way]));
  return [...new Map(all.filter((way) => way.length).map((way) => [way.join(' '), way])).values()];
}

function partsOf(words: Word[], othersOf: (term: readonly string[]) => string[][]): WordWays[] {
  let from = 0;
  return searchUnitsOf(
    words.map(({ stem }) => stem),
    othersOf,
  )
    .map(({ own, others }) => waysOf(words.slice(from, (from += own.length)), others))
    .filter((ways) => ways.length);
}

function read(words: Word[], live: SynonymIndex): TradeReading {
  const said = words.filter(({ stem }) => !PLAIN.has(stem));
  const rest = said.length ? said : words;
  const called = (term: readonly string[]) => synonymsOf(term, live);
  return {
    literal: partsOf(words, called),
    essential: partsOf(rest, called),
    wider: partsOf(rest, (term) => [...called(term), ...tradesOf(term, live)]),
  };
}

const meaningful = (text: string): Word[] =>
  wordsIn(text)
    .filter(({ stem }) => stem.length > 1)
    .slice(0, MAX_WORDS);

/**
 * Readings of a text for stores, workshops and services: the first that finds something holds. As written, then without
 * the vehicle that it names, then with typing errors corrected. Empty for a text without words.
 */
export function tradeReadings(text: string, live: SynonymIndex): TradeReading[] {
  const written = meaningful(text);
  if (!written.length) return [];
  const { texto } = readSearch(text, (word) => isMeaning(stemOf(word), live));
  const withoutVehicle = meaningful(texto);
  const rest = withoutVehicle.length ? withoutVehicle : written;
  const corrected = rest.map((word) => {
    const stem = meant(word.stem, live);
    return stem ? { stem, written: trades().written.get(stem) ?? stem } : word;
  });
  const readings = [written, rest, corrected].map((words) => read(words, live));
  return [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
}
