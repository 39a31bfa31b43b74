import { Bits } from './bits';

/** Sets with fewer members than this share of all slots are counted one by one, larger ones value by value. */
const DENSE_SHARE = 0.2;
const NONE: readonly number[] = [];

/** The values of one filter: for each value the slots that have it, for each slot its values. */
export class ValueColumn {
  private readonly ids = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly members: Bits[] = [];
  private readonly sizes: number[] = [];
  private readonly values: (readonly number[] | undefined)[] = [];
  /** Slots with equal values share one list. */
  private readonly lists = new Map<string, readonly number[]>();

  put(slot: number, names: readonly string[]): void {
    this.drop(slot);
    if (!names.length) return;
    const ids = names.map((name) => this.idOf(name));
    const key = ids.join();
    const list = this.lists.get(key) ?? ids;
    this.lists.set(key, list);
    this.values[slot] = list;
    for (const id of list) {
      this.members[id]!.set(slot);
      this.sizes[id]!++;
    }
  }

  drop(slot: number): void {
    for (const id of this.values[slot] ?? NONE) {
      this.members[id]!.clear(slot);
      this.sizes[id]!--;
    }
    this.values[slot] = undefined;
  }

  /** The slots with a value; shared, to be read only. */
  of(name: string): Bits | undefined {
    const id = this.ids.get(name);
    return id === undefined ? undefined : this.members[id];
  }

  /** The first value of a slot. */
  nameOf(slot: number): string | null {
    const id = this.values[slot]?.[0];
    return id === undefined ? null : this.names[id]!;
  }

  /** How many of the slots have each value; values that none has are left out. */
  tally(slots: Bits, size: number): Map<string, number> {
    const counts = new Uint32Array(this.names.length);
    if (size > this.values.length * DENSE_SHARE) {
      for (const [id, members] of this.members.entries()) if (this.sizes[id]) counts[id] = members.countWith(slots);
    } else
      slots.forEach((slot) => {
        for (const id of this.values[slot] ?? NONE) counts[id]!++;
      });
    const tally = new Map<string, number>();
    for (const [id, count] of counts.entries()) if (count) tally.set(this.names[id]!, count);
    return tally;
  }

  private idOf(name: string): number {
    let id = this.ids.get(name);
    if (id !== undefined) return id;
    id = this.names.length;
    this.ids.set(name, id);
    this.names.push(name);
    this.members.push(new Bits());
    this.sizes.push(0);
    return id;
  }
}
