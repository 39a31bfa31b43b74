import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { searchUnitsOf, synonymsOf } from '@tuerca/contracts/products/search/units';
import { type Word, wordsIn } from '@tuerca/contracts/products/search/words';
import { MAX_WEIGHT } from './word-weights';

/** Weight of a synonym beside the word itself. */
const SYNONYM_QUALITY = 0.8;
const MAX_WORDS = 12;
/** Score of a word that has a weight in a product, by the weight. */
export const RELEVANCE = Array.from({ length: MAX_WEIGHT + 1 }, (_, weight) => (weight / MAX_WEIGHT) ** 1.5);

/** A part of a search: ways to say it, each all of some words. */
export interface SearchUnit {
  ways: { words: string[]; quality: number }[];
  words: number;
}

/** The words that a search goes by; empty for a text of which nothing is left. */
export const typedWords = (texto: string): Word[] =>
  wordsIn(texto)
    .filter(({ stem }) => stem.length > 1 || /\d/.test(stem))
    .slice(0, MAX_WORDS);

/** Every word a part of its own. */
export const singlesOf = (words: readonly string[]): SearchUnit[] =>
  [...new Set(words)].map((word) => ({ ways: [{ words: [word], quality: 1 }], words: 1 }));

/** Terms of several words that have synonyms are one part; the longest first. */
export const searchUnits = (words: readonly string[], live: SynonymIndex): SearchUnit[] =>
  searchUnitsOf(words, (term) => synonymsOf(term, live)).map(({ own, others }) => ({
    ways: [{ words: own, quality: 1 }, ...others.map((synonym) => ({ words: synonym, quality: SYNONYM_QUALITY }))],
    words: own.length,
  }));
