import { Bits } from './bits';

/** Slots in one order; `compare` must tell any two apart and is only asked for slots that are in it. */
export class SlotOrder {
  private slots = new Uint32Array(64);
  private size = 0;

  constructor(private readonly compare: (a: number, b: number) => number) {}

  /** Many at once, into an empty order. */
  fill(slots: Iterable<number>): void {
    this.slots = Uint32Array.from(slots).sort(this.compare);
    this.size = this.slots.length;
  }

  insert(slot: number): void {
    if (this.size === this.slots.length) {
      const grown = new Uint32Array(Math.max(64, this.size * 2));
      grown.set(this.slots);
      this.slots = grown;
    }
    const at = this.placeOf(slot);
    this.slots.copyWithin(at + 1, at, this.size++);
    this.slots[at] = slot;
  }

  /** Call before the values that order it change. */
  remove(slot: number): void {
    const at = this.placeOf(slot);
    if (this.slots[at] !== slot) throw new Error(`Slot ${slot} is not where its order says`);
    this.slots.copyWithin(at, at + 1, this.size--);
  }

  /** Members of a set, first to last or last to first: `limit` of them behind the first `skip`. */
  take(reverse: boolean, members: Bits, { skip, limit }: { skip: number; limit: number }): number[] {
    const { slots, size } = this;
    const taken: number[] = [];
    let left = skip;
    for (let i = 0; i < size && taken.length < limit; i++) {
      const slot = slots[reverse ? size - 1 - i : i]!;
      if (!members.has(slot)) continue;
      if (left > 0) left--;
      else taken.push(slot);
    }
    return taken;
  }

  /** The slots for which `isBefore` holds stand first: how many they are. */
  countBefore(isBefore: (slot: number) => boolean): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.slots[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The slots at the places `from` to `to`. */
  between(from: number, to: number): Bits {
    const members = new Bits(this.size);
    for (let i = from; i < to; i++) members.set(this.slots[i]!);
    return members;
  }

  get length(): number {
    return this.size;
  }

  private placeOf(slot: number): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.slots[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
