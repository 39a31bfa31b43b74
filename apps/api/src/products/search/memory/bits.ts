const bitsOf = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** A set of slots as bits; grows with the highest slot that it holds. */
export class Bits {
  private words: Uint32Array;

  constructor(words: Uint32Array | number = 0) {
    this.words = typeof words === 'number' ? new Uint32Array((words + 31) >>> 5) : words;
  }

  set(slot: number): void {
    const at = slot >>> 5;
    if (at >= this.words.length) {
      const grown = new Uint32Array(Math.max(at + 1, Math.ceil(this.words.length * 1.5)));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[at]! |= 1 << (slot & 31);
  }

  clear(slot: number): void {
    if (slot >>> 5 < this.words.length) this.words[slot >>> 5]! &= ~(1 << (slot & 31));
  }

  put(slot: number, present: boolean): void {
    if (present) this.set(slot);
    else this.clear(slot);
  }

  has(slot: number): boolean {
    return slot >>> 5 < this.words.length && (this.words[slot >>> 5]! & (1 << (slot & 31))) !== 0;
  }

  copy(): Bits {
    return new Bits(this.words.slice());
  }

  /** Keeps what the other holds too. */
  and(other: Bits): this {
    const { words } = this;
    const common = Math.min(words.length, other.words.length);
    for (let i = 0; i < common; i++) words[i]! &= other.words[i]!;
    words.fill(0, common);
    return this;
  }

  andNot(other: Bits): this {
    const { words } = this;
    const common = Math.min(words.length, other.words.length);
    for (let i = 0; i < common; i++) words[i]! &= ~other.words[i]!;
    return this;
  }

  or(other: Bits): this {
    if (other.words.length > this.words.length) {
      const grown = new Uint32Array(other.words.length);
      grown.set(this.words);
      this.words = grown;
    }
    for (let i = 0; i < other.words.length; i++) this.words[i]! |= other.words[i]!;
    return this;
  }

  count(): number {
    let total = 0;
    for (const word of this.words) if (word) total += bitsOf(word);
    return total;
  }

  /** The slots, lowest first; in `into` when it is large enough. */
  toList(into: Uint32Array = new Uint32Array(0)): Uint32Array {
    const { words } = this;
    const size = this.count();
    const list = into.length < size ? new Uint32Array(size) : into;
    let n = 0;
    for (let i = 0; i < words.length; i++)
      for (let word = words[i]!; word; word &= word - 1) list[n++] = (i << 5) + (31 - Math.clz32(word & -word));
    return list.subarray(0, size);
  }

  /** Forgets all, and keeps its room. */
  empty(): void {
    this.words.fill(0);
  }

  countWith(other: Bits): number {
    const common = Math.min(this.words.length, other.words.length);
    let total = 0;
    for (let i = 0; i < common; i++) {
      const word = this.words[i]! & other.words[i]!;
      if (word) total += bitsOf(word);
    }
    return total;
  }

  forEach(visit: (slot: number) => void): void {
    for (let i = 0; i < this.words.length; i++)
      for (let word = this.words[i]!; word; word &= word - 1) visit((i << 5) + (31 - Math.clz32(word & -word)));
  }

  /** Drops what the test refuses. */
  keep(test: (slot: number) => boolean): this {
    this.forEach((slot) => {
      if (!test(slot)) this.clear(slot);
    });
    return this;
  }
}
