import SearchableMap from 'minisearch/SearchableMap';
import { soundOf } from '@tuerca/contracts/search/words';
import { slipsOf } from '@tuerca/contracts/search/slips';

/** A slot and its weight in one number. */
const SHIFT = 16;
/** Most terms that a beginning stands for. */
const MAX_EXPANSIONS = 120;
/** New codes from which sorting all is cheaper than finding the place of each. */
const MANY = 500;
const QUALITY = { exact: 1, prefix: 0.45, prefixShare: 0.4 };

/** The slots that hold a term, each with the weight it has there. */
class Postings {
  private packed = new Uint32Array(1);
  size = 0;

  slotAt(i: number): number {
    return Math.floor(this.packed[i]! / SHIFT);
  }

  weightAt(i: number): number {
    return this.packed[i]! % SHIFT;
  }

  add(slot: number, weight: number): void {
    if (this.size === this.packed.length) {
      const grown = new Uint32Array(this.size * 2);
      grown.set(this.packed);
      this.packed = grown;
    }
    this.packed[this.size++] = slot * SHIFT + weight;
  }

  remove(slot: number): void {
    for (let i = 0; i < this.size; i++)
      if (this.slotAt(i) === slot) {
        this.packed[i] = this.packed[--this.size]!;
        return;
      }
  }
}

/** A term that a word of a search stands for; `quality` is 1 for the word itself. */
export interface Expansion {
  postings: Postings;
  quality: number;
}

/** Which terms stand where: names in a radix tree (beginnings, slips), codes in an ordered list (beginnings only). */
export class WordIndex {
  private readonly names = new SearchableMap<Postings>();
  private readonly codes = new Map<string, Postings>();
  private ordered: string[] = [];
  /** Codes that have yet to find their place in `ordered`. */
  private fresh: string[] = [];
  private readonly bySound = new Map<string, Set<string>>();
  private readonly written = new Map<string, string>();

  add(slot: number, words: ReadonlyMap<string, { weight: number; written: string }>): void {
    for (const [term, { weight, written }] of words) this.postingsOf(term, written).add(slot, weight);
  }

  remove(slot: number, words: ReadonlyMap<string, unknown>): void {
    for (const term of words.keys()) {
      const postings = this.find(term);
      if (!postings) continue;
      postings.remove(slot);
      if (!postings.size) this.forget(term);
    }
  }

  /** Whether a word is found as it stands, whole or as a beginning. */
  knows(word: string): boolean {
    return !!this.find(word) || this.startingWith(word, 1).length > 0;
  }

  /** How a term is written in the products. */
  spellingOf(term: string): string | undefined {
    return this.written.get(term);
  }

  /** How many products hold a term. */
  sizeOf(term: string): number {
    return this.find(term)?.size ?? 0;
  }

  /** Where a term stands. */
  slotsOf(term: string): number[] {
    const postings = this.find(term);
    return postings ? Array.from({ length: postings.size }, (_, i) => postings.slotAt(i)) : [];
  }

  /** The terms that a word stands for: itself and what it begins. A single sign begins nothing. */
  expand(word: string): Expansion[] {
    const exact = this.find(word);
    const expansions: Expansion[] = exact ? [{ postings: exact, quality: QUALITY.exact }] : [];
    if (word.length < 2) return expansions;
    for (const [term, postings] of this.startingWith(word, MAX_EXPANSIONS))
      if (term !== word)
        expansions.push({
          postings,
          quality: QUALITY.prefix + (QUALITY.prefixShare * word.length) / term.length,
        });
    return expansions;
  }

  /** Terms that sound like a word or are a slip or two away, the likeliest first. */
  similar(word: string): string[] {
    if (word.length < 4 || /\d/.test(word)) return [];
    const sounding = [...(this.bySound.get(soundOf(word)) ?? [])];
    if (sounding.length) return sounding.sort((a, b) => this.sizeOf(b) - this.sizeOf(a));
    return [...this.names.fuzzyGet(word, slipsOf(word.length))]
      .filter(([term]) => term.length > 2)
      .sort(
        ([a, [postings, distance]], [b, [others, otherDistance]]) =>
          distance - otherDistance ||
          Number(b[0] === word[0]) - Number(a[0] === word[0]) ||
          others.size - postings.size,
      )
      .map(([term]) => term);
  }

  private find(term: string): Postings | undefined {
    return /\d/.test(term) ? this.codes.get(term) : this.names.get(term);
  }

  private postingsOf(term: string, written: string): Postings {
    const known = this.find(term);
    if (known) return known;
    const postings = new Postings();
    if (/\d/.test(term)) {
      this.codes.set(term, postings);
      this.fresh.push(term);
    } else {
      this.names.set(term, postings);
      this.written.set(term, written);
      const sound = soundOf(term);
      this.bySound.set(sound, (this.bySound.get(sound) ?? new Set()).add(term));
    }
    return postings;
  }

  private forget(term: string): void {
    if (/\d/.test(term)) {
      this.codes.delete(term);
      return;
    }
    this.names.delete(term);
    this.written.delete(term);
    const sounding = this.bySound.get(soundOf(term));
    sounding?.delete(term);
    if (!sounding?.size) this.bySound.delete(soundOf(term));
  }

  private startingWith(word: string, max: number): [string, Postings][] {
    const found: [string, Postings][] = [];
    if (!/\d/.test(word))
      for (const [term, postings] of this.names.atPrefix(word)) {
        found.push([term, postings]);
        if (found.length >= max) return found;
      }
    this.order();
    for (let low = this.placeOf(word); low < this.ordered.length && found.length < max; low++) {
      const term = this.ordered[low]!;
      if (!term.startsWith(word)) break;
      const postings = this.codes.get(term);
      if (postings) found.push([term, postings]);
    }
    return found;
  }

  private placeOf(word: string): number {
    let [low, high] = [0, this.ordered.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ordered[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** New codes wait for the next search; forgotten ones are skipped until many are sorted anew. */
  private order(): void {
    const { fresh } = this;
    if (!fresh.length) return;
    this.fresh = [];
    if (fresh.length > MANY) {
      this.ordered = [...this.codes.keys()].sort();
      return;
    }
    for (const term of fresh) {
      const at = this.placeOf(term);
      if (this.ordered[at] !== term) this.ordered.splice(at, 0, term);
    }
  }
}
