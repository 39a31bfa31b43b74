import { z } from 'zod';
import { Id, requiredReason, requiredText } from '../../kernel/fields';
import { normalizeText, searchWords } from '../../kernel/text';
import { CATALOGO_MESSAGES } from './messages';

/** Most words of a group, and most words of one of its terms. */
const MAX_TERMS = 20;
const MAX_WORDS = 4;

// The search's stem of 'embragues' is shorter than that of 'embrague'; as prefixes both find the same.
const stem = (word: string): string => (word.length > 5 ? word.replace(/e$/, '') : word);
/** Comparison key of a term: the words that the search would look for, in their order. */
export const termKey = (term: string): string =>
  searchWords(term, { min: 1, max: MAX_WORDS + 1 })
    .map(stem)
    .join(' ');

const term = requiredText('Escribe la palabra', 40).refine(
  (text) => !!normalizeText(text) && searchWords(text, { min: 1, max: MAX_WORDS + 1 }).length <= MAX_WORDS,
  `Usa letras o números, y como máximo ${MAX_WORDS} palabras`,
);

/** Words with the same meaning in a search: each of them finds texts with the others. */
export const GrupoSinonimos = z.object({
  palabras: z
    .array(term)
    .max(MAX_TERMS, `Usa como máximo ${MAX_TERMS} palabras`)
    .transform((terms) => [...new Map(terms.map((one) => [termKey(one), one])).values()])
    .refine((terms) => terms.length >= 2, CATALOGO_MESSAGES.words),
  motivo: requiredReason(CATALOGO_MESSAGES.reason),
});
export type GrupoSinonimos = z.output<typeof GrupoSinonimos>;

/** Reason for the removal. */
export const MotivoSinonimos = z.object({ motivo: requiredReason(CATALOGO_MESSAGES.reason) });

/** A stored group. */
export const Sinonimos = z.object({ _id: Id, palabras: z.array(z.string()), actualizado: z.iso.datetime() });
export type Sinonimos = z.infer<typeof Sinonimos>;

/** Most readings of one search that are asked for. */
const MAX_READINGS = 6;

/** Groups by the key of each of their terms. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/** The index of groups: key of each term -> keys of the others. */
export function synonymIndex(groups: readonly { palabras: readonly string[] }[]): SynonymIndex {
  const index = new Map<string, readonly string[]>();
  for (const { palabras } of groups) {
    const keys = palabras.map(termKey);
    for (const key of keys)
      index.set(
        key,
        keys.filter((other) => other !== key),
      );
  }
  return index;
}

/**
 * The other ways to read a search, each a list of words that must all be found: 'cloche aveo' -> [['embrague', 'aveo']].
 * A term of several words is found where they stand one after the other; at most 6 readings.
 */
export function synonymReadings(text: string, index: SynonymIndex): string[][] {
  const words = searchWords(text);
  if (!index.size || !words.length) return [];
  const readings: string[][] = [];
  for (let start = 0; start < words.length; start++)
    for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length--) {
      const others = index.get(
        words
          .slice(start, start + length)
          .map(stem)
          .join(' '),
      );
      for (const other of others ?? []) {
        const reading = [...words.slice(0, start), ...other.split(' '), ...words.slice(start + length)];
        readings.push([...new Set(reading)].sort());
      }
    }
  return readings.slice(0, MAX_READINGS);
}
