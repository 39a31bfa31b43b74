import SearchableMap from 'minisearch/SearchableMap';
import { isMeantBy, slipsOf, swapsOf } from '@tuerca/contracts/products/search/slips';
import { soundOf } from '@tuerca/contracts/products/search/words';
import { DESCRIPTION_WEIGHT } from '../word-weights';

/** A slot and its weight in one number. */
const SHIFT_BITS = 4;
const SHIFT = 1 << SHIFT_BITS;
/** Most terms that a beginning stands for. */
const MAX_EXPANSIONS = 120;
/** New codes from which sorting all is cheaper than finding the place of each. */
const MANY = 500;
const QUALITY = { exact: 1, prefix: 0.45, prefixShare: 0.4 };

/** The slots that hold a term, each with the weight it has there. */
class Postings {
  private packed: Uint32Array;
  size: number;

  constructor(first: number) {
    this.packed = Uint32Array.of(first);
    this.size = 1;
  }

  slotAt(i: number): number {
    return this.packed[i]! >>> SHIFT_BITS;
  }

  weightAt(i: number): number {
    return this.packed[i]! & (SHIFT - 1);
  }

  add(one: number): void {
    if (this.size === this.packed.length) {
      const grown = new Uint32Array(Math.ceil(this.size * 1.5) + 1);
      grown.set(this.packed);
      this.packed = grown;
    }
    this.packed[this.size++] = one;
  }

  remove(slot: number): void {
    for (let i = 0; i < this.size; i++)
      if (this.slotAt(i) === slot) {
        this.packed[i] = this.packed[--this.size]!;
        return;
      }
  }

  /** Gives back what it grew ahead. */
  trim(): void {
    if (this.size < this.packed.length) this.packed = this.packed.slice(0, this.size);
  }
}
/** Most codes stand in one product: that one alone takes a number. */
type Held = Postings | number;
const toPostings = (held: Held): Postings => (typeof held === 'number' ? new Postings(held) : held);
const sizeOf = (held: Held | undefined): number => (held === undefined ? 0 : typeof held === 'number' ? 1 : held.size);
const isCode = (term: string): boolean => /\d/.test(term);

/** A term that a word of a search stands for; `quality` is 1 for the word itself. */
export interface Expansion {
  postings: Postings;
  quality: number;
}

/** Slots of each term; names also in a radix tree (beginnings, slips), codes in an ordered list (beginnings only). */
export class WordIndex {
  private readonly terms = new Map<string, Held>();
  private readonly names = new SearchableMap<true>();
  private ordered: string[] = [];
  /** Codes that have yet to find their place in `ordered`. */
  private fresh: string[] = [];
  private readonly bySound = new Map<string, Set<string>>();
  private readonly written = new Map<string, string>();

  add(slot: number, words: ReadonlyMap<string, { weight: number; written: string }>): void {
    for (const [term, { weight, written }] of words) {
      const one = slot * SHIFT + weight;
      const held = this.terms.get(term);
      if (held === undefined) this.learn(term, written, one);
      else if (typeof held === 'number') {
        const postings = new Postings(held);
        postings.add(one);
        this.terms.set(term, postings);
      } else held.add(one);
    }
  }

  /** After many were added at once. */
  trim(): void {
    for (const held of this.terms.values()) if (typeof held !== 'number') held.trim();
  }

  remove(slot: number, words: ReadonlyMap<string, unknown>): void {
    for (const term of words.keys()) {
      const held = this.terms.get(term);
      if (held === undefined) continue;
      if (typeof held !== 'number') {
        held.remove(slot);
        if (!held.size) this.forget(term);
      } else if (Math.floor(held / SHIFT) === slot) this.forget(term);
    }
  }

  /** Whether a word is found as it stands, whole or as a beginning. */
  knows(word: string): boolean {
    return this.terms.has(word) || this.startingWith(word, 1).length > 0;
  }

  /** Spelling of a term in the products. */
  spellingOf(term: string): string | undefined {
    return this.written.get(term);
  }

  /** Number of products that hold a term. */
  sizeOf(term: string): number {
    return sizeOf(this.terms.get(term));
  }

  /** Slots of a term. */
  slotsOf(term: string): number[] {
    const held = this.terms.get(term);
    if (held === undefined) return [];
    const postings = toPostings(held);
    return Array.from({ length: postings.size }, (_, i) => postings.slotAt(i));
  }

  /** The terms that a word stands for: itself and what it begins. A single sign begins nothing. */
  expand(word: string): Expansion[] {
    const exact = this.terms.get(word);
    const expansions: Expansion[] =
      exact === undefined ? [] : [{ postings: toPostings(exact), quality: QUALITY.exact }];
    if (word.length < 2) return expansions;
    for (const term of this.startingWith(word, MAX_EXPANSIONS))
      if (term !== word)
        expansions.push({
          postings: toPostings(this.terms.get(term)!),
          quality: QUALITY.prefix + (QUALITY.prefixShare * word.length) / term.length,
        });
    return expansions;
  }

  /** Terms that sound like a word, or have two letters in another order, or are a slip or two away, the likeliest first. */
  similar(word: string): string[] {
    if (word.length < 4 || isCode(word)) return [];
    const isLikely = (term: string) => isMeantBy(word, term) && this.isNamed(term);
    const sounding = [...(this.bySound.get(soundOf(word)) ?? [])].filter(isLikely);
    if (!sounding.length) sounding.push(...swapsOf(word).filter((term) => this.terms.has(term) && isLikely(term)));
    if (sounding.length) return sounding.sort((a, b) => this.sizeOf(b) - this.sizeOf(a));
    return [...this.names.fuzzyGet(word, slipsOf(word.length))]
      .filter(([term]) => isLikely(term))
      .sort(
        ([a, [, distance]], [b, [, otherDistance]]) =>
          distance - otherDistance ||
          Number(b[0] === word[0]) - Number(a[0] === word[0]) ||
          this.sizeOf(b) - this.sizeOf(a),
      )
      .map(([term]) => term);
  }

  /** Whether a term stands in more than descriptions, whose words ('hace') nobody looks for. */
  private isNamed(term: string): boolean {
    const held = this.terms.get(term);
    if (held === undefined) return false;
    const postings = toPostings(held);
    for (let i = 0; i < postings.size; i++) if (postings.weightAt(i) > DESCRIPTION_WEIGHT) return true;
    return false;
  }

  private learn(term: string, written: string, first: number): void {
    this.terms.set(term, first);
    if (isCode(term)) {
      this.fresh.push(term);
      return;
    }
    this.names.set(term, true);
    this.written.set(term, written);
    const sound = soundOf(term);
    this.bySound.set(sound, (this.bySound.get(sound) ?? new Set()).add(term));
  }

  private forget(term: string): void {
    this.terms.delete(term);
    if (isCode(term)) return;
    this.names.delete(term);
    this.written.delete(term);
    const sounding = this.bySound.get(soundOf(term));
    sounding?.delete(term);
    if (!sounding?.size) this.bySound.delete(soundOf(term));
  }

  private startingWith(word: string, max: number): string[] {
    const found: string[] = [];
    if (!isCode(word))
      for (const term of this.names.atPrefix(word).keys()) {
        found.push(term);
        if (found.length >= max) return found;
      }
    this.order();
    for (let low = this.placeOf(word); low < this.ordered.length && found.length < max; low++) {
      const term = this.ordered[low]!;
      if (!term.startsWith(word)) break;
      if (this.terms.has(term)) found.push(term);
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
      this.ordered = [...this.terms.keys()].filter(isCode).sort();
      return;
    }
    for (const term of fresh) {
      const at = this.placeOf(term);
      if (this.ordered[at] !== term) this.ordered.splice(at, 0, term);
    }
  }
}
