import { LRUCache } from 'lru-cache';
import { isMeantBy, isNear, slipsOf, swapsOf } from '@tuerca/contracts/products/search/slips';
import { soundOf } from '@tuerca/contracts/products/search/words';
import { DESCRIPTION_WEIGHT, weighWords } from '../word-weights';
import { WORDS, wordsField } from './index-definition';
import { readCard } from './index-document';
import { anyOf, bestOf, type Dsl, oneOf, prefix, term } from './query-dsl';
import type { SearchAnswer, SearchBody, SearchEngine } from './search-engine.service';

/** Words whose numbers, and slips whose meanings are remembered, and for how long, in milliseconds; that a word is unknown is not. */
const REMEMBERED = 5000;
const TTL = 60_000;
/** Numbers above it are not told apart. */
const MAX_COUNT = 10_000;
/** Products whose words are looked at for what a slip was meant to be. */
const LOOKED_AT = 30;

const isCode = (word: string): boolean => /\d/.test(word);

/** A word whole or as a beginning, wherever it stands. */
const beginningWith = (word: string): Dsl => {
  const fields = [WORDS, wordsField(DESCRIPTION_WEIGHT)];
  return oneOf(fields.map((field) => (word.length < 2 ? term(field, word) : prefix(field, word))));
};
const counting = (query: Dsl): SearchBody => ({ query, size: 0, track_total_hits: MAX_COUNT });

/** The words of what is for sale: which there are, and what others were meant to be. */
export class Vocabulary {
  private readonly counts = new LRUCache<string, number>({ max: REMEMBERED, ttl: TTL });
  private readonly meanings = new LRUCache<string, Likely[]>({ max: REMEMBERED, ttl: TTL });

  constructor(private readonly engine: SearchEngine) {}

  /** Number of products that hold each word, whole or as a beginning; up to 10,000. */
  async countsOf(words: Iterable<string>): Promise<Map<string, number>> {
    const all = [...new Set(words)];
    const asked = all.filter((word) => !this.counts.has(word));
    const answers = await this.engine.searchAll(asked.map((word) => counting(beginningWith(word))));
    const found = new Map(asked.map((word, i) => [word, answers[i]!.hits.total!.value]));
    for (const [word, count] of found) if (count) this.counts.set(word, count);
    return new Map(all.map((word) => [word, found.get(word) ?? this.counts.get(word) ?? 0]));
  }

  /** Those of the words that some product holds whole. */
  async whole(words: readonly string[]): Promise<Set<string>> {
    const fields = [WORDS, wordsField(DESCRIPTION_WEIGHT)];
    const answers = await this.engine.searchAll(
      words.map((word) => ({ query: oneOf(fields.map((field) => term(field, word))), size: 0, terminate_after: 1 })),
    );
    return new Set(words.filter((_, i) => answers[i]!.hits.total!.value > 0));
  }

  /** Words that one was probably meant to be: what sounds like it, else two letters exchanged, else a slip or two; the likeliest first. */
  async similar(word: string): Promise<Likely[]> {
    if (word.length < 4 || isCode(word)) return [];
    const known = this.meanings.get(word);
    if (known) return known;
    const found = await this.findSimilar(word);
    this.meanings.set(word, found);
    return found;
  }

  private async findSimilar(word: string): Promise<Likely[]> {
    const looking = (query: Dsl): SearchBody => ({
      query,
      // Always the same products, so that the same slip means the same.
      sort: [{ _score: 'desc' }, { id: 'asc' }],
      size: LOOKED_AT,
      _source: ['card'],
    });
    const [sounding, swapped, near] = (await this.engine.searchAll([
      looking(term('sounds', soundOf(word))),
      looking(anyOf(WORDS, swapsOf(word))),
      looking(fuzzy(word)),
    ])) as [SearchAnswer, SearchAnswer, SearchAnswer];
    const swaps = new Set(swapsOf(word));
    const bySize = (found: Likely[]) => found.sort((a, b) => b.size - a.size);
    const sound = bySize(likely(word, sounding, (stem) => soundOf(stem) === soundOf(word)));
    if (sound.length) return sound;
    const exchanged = bySize(likely(word, swapped, (stem) => swaps.has(stem)));
    if (exchanged.length) return exchanged;
    const max = slipsOf(word.length);
    return likely(word, near, (stem) => isNear(stem, word, max)).sort(
      (a, b) =>
        Number(isNear(b.stem, word, 1)) - Number(isNear(a.stem, word, 1)) ||
        Number(b.stem[0] === word[0]) - Number(a.stem[0] === word[0]) ||
        b.size - a.size,
    );
  }

  /** Spelling of each stem in the products; those that none holds are absent. */
  async spellingsOf(stems: readonly string[]): Promise<Map<string, string>> {
    const answers = await this.engine.searchAll(
      stems.map((stem) => ({ query: term(WORDS, stem), sort: [{ id: 'asc' }], size: 1, _source: ['card'] })),
    );
    return new Map(
      stems.flatMap((stem, i) => {
        const written = wordsOf(answers[i]!)[0]?.get(stem)?.written;
        return written ? [[stem, written]] : [];
      }),
    );
  }
}

interface Likely {
  stem: string;
  written: string;
  /** Number of the looked-at products that hold it. */
  size: number;
}

const wordsOf = ({ hits }: SearchAnswer) => hits.hits.map(({ _source }) => weighWords(readCard(_source!)));

/** Words of the products found that one may mean, of those that stand in more than descriptions. */
function likely(word: string, found: SearchAnswer, isWanted: (stem: string) => boolean): Likely[] {
  const sizes = new Map<string, Likely>();
  for (const words of wordsOf(found))
    for (const [stem, { weight, written }] of words) {
      if (weight <= DESCRIPTION_WEIGHT || isCode(stem) || !isMeantBy(word, stem) || !isWanted(stem)) continue;
      const known = sizes.get(stem);
      if (known) known.size++;
      else sizes.set(stem, { stem, written, size: 1 });
    }
  return [...sizes.values()];
}

/** Words that are a slip or two away, the nearest first. */
function fuzzy(word: string): Dsl {
  const away = (fuzziness: number): Dsl => ({
    constant_score: {
      filter: { fuzzy: { [WORDS]: { value: word, fuzziness, max_expansions: 50, transpositions: true } } },
      boost: 3 - fuzziness,
    },
  });
  return bestOf(slipsOf(word.length) > 1 ? [away(1), away(2)] : [away(1)]);
}
