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

  /** Visits slots first to last, or last to first, until the visit answers false. */
  walk(reverse: boolean, visit: (slot: number) => boolean): void {
    if (reverse) {
      for (let i = this.size - 1; i >= 0; i--) if (!visit(this.slots[i]!)) return;
    } else for (let i = 0; i < this.size; i++) if (!visit(this.slots[i]!)) return;
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
