import groups from '../../data/sinonimos.json';
import { stemOf, wordsIn } from './words';

/** A term of ours, its synonyms, and words that may mean it but mean other things too: they lead to the term, it does not lead to them. */
interface SynonymGroup {
  termino: string;
  tambien: string[];
  ambiguos?: string[];
}
/** Every group that is shipped; administrators keep further ones. */
export const SYNONYM_GROUPS: readonly SynonymGroup[] = groups;

/** Most words of a term. */
export const MAX_TERM_WORDS = 4;

/** The key of a term: the stems of its words in their order. */
export const synonymKey = (term: string): string =>
  wordsIn(term)
    .map(({ stem }) => stem)
    .join(' ');

/** Key of a term -> keys of its synonyms. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

function build(): Synonyms {
  const index = new Map<string, Set<string>>();
  const lead = (from: string, to: string) => {
    if (from === to) return;
    const known = index.get(from) ?? new Set();
    index.set(from, known.add(to));
  };
  for (const { termino, tambien, ambiguos = [] } of SYNONYM_GROUPS) {
    const [key, ...others] = [termino, ...tambien].map(synonymKey);
    for (const one of [key!, ...others]) for (const other of [key!, ...others]) lead(one, other);
    for (const one of ambiguos) lead(synonymKey(one), key!);
  }
  return new Map([...index].map(([key, others]) => [key, [...others]]));
}
let shipped: Synonyms | undefined;

/** Synonyms of a term, by its key; the shipped groups. */
export const shippedSynonyms = (): Synonyms => (shipped ??= build());

/** The stems of a key of the administrators' groups, whose words are cut differently. */
export const stemsOfKey = (key: string): string[] => key.split(' ').map(stemOf);
