import { INDEX_VALUES } from '../index-values';
import { MAX_WEIGHT } from '../word-weights';

/**
 * Of what an index holds and how: one that was built by another version is not read, and a release with a new one builds its own
 * beside it.
 */
export const INDEX_VERSION = 1;
/** Deepest hit that a page may show; the engine keeps as many in memory for each question. */
export const MAX_HITS = 100_000;
/** Least weight of a word that says what a part is. */
export const STRONG_WEIGHT = 8;

/** Field of the words of a weight. */
export const wordsField = (weight: number): string => `w${weight}`;
/** Words of all weights but that of descriptions, and those that say what the part is. */
export const WORDS = 'words';
export const STRONG_WORDS = 'strongWords';

const keyword = { type: 'keyword' };
// Words are cut and stemmed by contracts, as in the memory adapter; the engine keeps them as they come.
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' };
const copiesOf = (weight: number) => [
  ...(weight > 1 ? [WORDS] : []),
  ...(weight >= STRONG_WEIGHT ? [STRONG_WORDS] : []),
];

/** Settings and mappings of the index of products. */
export const INDEX_DEFINITION = {
  settings: {
    // Counts are exact on one shard alone; copies for reading are the operator's choice.
    number_of_shards: 1,
    number_of_replicas: 0,
    // Whoever writes waits for it; two seconds after a write everybody must find it.
    refresh_interval: '500ms',
    max_result_window: MAX_HITS,
    // Of removed products, so that a late writer learns that somebody was faster.
    'index.gc_deletes': '10m',
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      ...Object.fromEntries(Object.keys(INDEX_VALUES).map((name) => [name, keyword])),
      ...Object.fromEntries(
        Array.from({ length: MAX_WEIGHT }, (_, i) => [wordsField(i + 1), { ...words, copy_to: copiesOf(i + 1) }]),
      ),
      [WORDS]: words,
      [STRONG_WORDS]: words,
      id: keyword,
      sounds: { type: 'keyword', doc_values: false },
      codes: { type: 'keyword', doc_values: false },
      named: { type: 'keyword', doc_values: false },
      certain: { type: 'keyword', doc_values: false },
      counted: keyword,
      universal: { type: 'boolean' },
      stated: { type: 'boolean' },
      disponible: { type: 'boolean' },
      enOferta: { type: 'boolean' },
      destacado: { type: 'boolean' },
      stock: { type: 'integer' },
      precio: { type: 'long' },
      vendidos: { type: 'integer' },
      createdAt: { type: 'date', format: 'epoch_millis' },
      tieBreaker: { type: 'float' },
      changedAt: { type: 'long' },
      fingerprint: { type: 'long', index: false, doc_values: false },
      card: { type: 'keyword', index: false, doc_values: false },
    },
  },
};
