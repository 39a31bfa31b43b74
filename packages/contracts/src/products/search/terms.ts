import { derivedFrom } from '../../platform/catalogos/live';
import { categorias } from '../products/categorias';
import { foldText } from './sizes';
import { SYNONYM_GROUPS, synonymKey } from './synonyms';
import { isStopWord } from './words';

/** Most terms that are looked at for one text. */
const MAX_LOOKED_AT = 16;

interface Term {
  /** Shared by terms of one meaning. */
  meaning: string;
  term: string;
  folded: string;
  words: string[];
}
const wordsOf = (folded: string): string[] => folded.match(/[a-z0-9]+/g) ?? [];

/** 'Bomba de agua' -> 'bomba de agua'; 'ABS' stays. */
const inLowerCase = (term: string): string =>
  /^\p{Lu}\p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;

let meanings: Map<string, string> | undefined;
/** Meaning of a term: the first of its synonyms, singular and plural being one. */
function meaningOf(term: string): string {
  meanings ??= new Map(
    [...SYNONYM_GROUPS]
      .reverse()
      .flatMap(({ termino, tambien }) => [termino, ...tambien].map((one) => [synonymKey(one), synonymKey(termino)])),
  );
  const key = synonymKey(term);
  return meanings.get(key) ?? key;
}

const toTerm = (name: string): Term => {
  const term = inLowerCase(name.trim());
  const folded = foldText(term);
  return { meaning: meaningOf(name), term, folded, words: wordsOf(folded) };
};

/** Names of parts: the terms of the synonym groups, subcategories, then synonyms; of one meaning the first counts. */
const vocabulary = derivedFrom('categorias', (): readonly Term[] =>
  [
    ...SYNONYM_GROUPS.map(({ termino }) => termino),
    ...categorias().flatMap(({ nombre, subcategorias }) => [nombre, ...subcategorias]),
    ...SYNONYM_GROUPS.flatMap(({ tambien }) => tambien),
  ].map(toTerm),
);

/** The part at the beginning of a product's name: up to its brand, its model, a code or its purpose. */
export function partOf(nombre: string, ends: readonly (string | null)[]): string {
  const brands = new Set(ends.flatMap((end) => (end ? wordsOf(foldText(end)).slice(0, 1) : [])));
  const written = nombre.trim().split(/\s+/);
  const end = written.findIndex((word) => {
    const folded = foldText(word);
    return /[\d(,]/.test(folded) || folded === 'para' || brands.has(wordsOf(folded)[0] ?? '');
  });
  const head = end < 0 ? written : written.slice(0, end);
  while (head.length && isStopWord(foldText(head.at(-1)!))) head.pop();
  return head.join(' ');
}

/**
 * Terms that a text may be the beginning of, likeliest first: of the vocabulary and of what is for sale, with every word
 * of the text as the beginning of one of theirs. What begins with the text comes before what only holds it, then what is
 * offered most; `offersOf` counts a term's offers, and a term without any is none.
 */
export async function termsFor(
  text: string,
  names: readonly string[],
  { max, offersOf }: { max: number; offersOf: (term: string) => Promise<number> },
): Promise<string[]> {
  const folded = foldText(text.trim());
  const typed = wordsOf(folded);
  if (!typed.length) return [];
  const begins = (term: Term) => Number(term.folded.startsWith(folded));
  const matching = [...vocabulary(), ...names.map(toTerm)].filter(
    ({ folded: other, words }) => other !== folded && typed.every((word) => words.some((one) => one.startsWith(word))),
  );
  const once = new Map(matching.reverse().map((term) => [term.meaning, term]));
  once.delete(meaningOf(text));
  const likely = [...once.values()]
    .sort((a, b) => begins(b) - begins(a) || a.term.length - b.term.length)
    .slice(0, MAX_LOOKED_AT);
  const counted = await Promise.all(likely.map(async (term) => ({ term, offers: await offersOf(term.term) })));
  return counted
    .filter(({ offers }) => offers > 0)
    .sort((a, b) => begins(b.term) - begins(a.term) || b.offers - a.offers)
    .slice(0, max)
    .map(({ term }) => term.term);
}
