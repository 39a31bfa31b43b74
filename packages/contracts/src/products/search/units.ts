import type { SynonymIndex } from '../../platform/catalogos/sinonimos';
import { MAX_TERM_WORDS, shippedSynonyms, stemsOfKey } from './synonyms';

/** A part of a search: the stems as they were written, and the synonyms, each all of some stems. */
export interface Unit {
  own: string[];
  others: string[][];
}

/** Parts a text by its terms: those of several words that `othersOf` knows are one part, the longest first. */
export function searchUnitsOf(words: readonly string[], othersOf: (term: readonly string[]) => string[][]): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_TERM_WORDS, words.length - start);
    let others: string[][] = [];
    for (; length > 0; length--) {
      others = othersOf(words.slice(start, start + length));
      if (others.length) break;
    }
    length = Math.max(1, length);
    units.push({ own: words.slice(start, start + length), others });
    start += length;
  }
  return units;
}

let shippedWords: Set<string> | undefined;
/** Every stem of the shipped synonyms. */
export const shippedStems = (): ReadonlySet<string> =>
  (shippedWords ??= new Set([...shippedSynonyms().keys()].flatMap((key) => key.split(' '))));

interface Stemmed {
  others: Map<string, string[][]>;
  words: Set<string>;
}
const stemmedOf = new WeakMap<SynonymIndex, Stemmed>();
/** The administrators' groups, whose words are cut a little differently. */
function stemmed(live: SynonymIndex): Stemmed {
  let known = stemmedOf.get(live);
  if (known) return known;
  const others = new Map([...live].map(([key, terms]) => [stemsOfKey(key).join(' '), terms.map(stemsOfKey)]));
  known = { others, words: new Set([...others.keys()].flatMap((key) => key.split(' '))) };
  stemmedOf.set(live, known);
  return known;
}

/** Synonyms of a term, by the shipped groups and the administrators'. */
export function synonymsOf(words: readonly string[], live: SynonymIndex): string[][] {
  const key = words.join(' ');
  const shipped = (shippedSynonyms().get(key) ?? []).map((other) => other.split(' '));
  return live.size ? [...shipped, ...(stemmed(live).others.get(key) ?? [])] : shipped;
}

/** Whether a stem stands in any group. */
export const isSynonymStem = (stem: string, live: SynonymIndex): boolean =>
  shippedStems().has(stem) || stemmed(live).words.has(stem);
