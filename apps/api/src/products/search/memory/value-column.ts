import { Bits } from './bits';

const NONE: readonly number[] = [];

/**
 * The values of one filter: for each value the slots that have it, for each slot the number of its list of values. Few lists are
 * told apart, so that counting takes one pass over one typed array. Values and lists that no slot has any more are forgotten.
 */
export class ValueColumn {
  private readonly ids = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly members: Bits[] = [];
  private readonly sizes: number[] = [];
  private readonly freeIds: number[] = [];
  /** List 0 is empty: that of slots without a value. */
  private readonly lists: (readonly number[])[] = [NONE];
  private readonly listKeys: string[] = [''];
  private readonly listSizes: number[] = [0];
  private readonly listNumbers = new Map<string, number>();
  private readonly freeLists: number[] = [];
  private listOf = new Uint32Array(64);

  put(slot: number, names: readonly string[]): void {
    this.drop(slot);
    if (!names.length) return;
    const number = this.listNumberOf(names);
    if (slot >= this.listOf.length) {
      const grown = new Uint32Array(Math.max(slot + 1, this.listOf.length * 2));
      grown.set(this.listOf);
      this.listOf = grown;
    }
    this.listOf[slot] = number;
    this.listSizes[number]!++;
    for (const id of this.lists[number]!) {
      this.members[id]!.set(slot);
      this.sizes[id]!++;
    }
  }

  drop(slot: number): void {
    const number = this.numberAt(slot);
    if (!number) return;
    this.listOf[slot] = 0;
    const list = this.lists[number]!;
    if (!--this.listSizes[number]!) {
      this.listNumbers.delete(this.listKeys[number]!);
      this.lists[number] = NONE;
      this.freeLists.push(number);
    }
    for (const id of list) {
      this.members[id]!.clear(slot);
      if (!--this.sizes[id]!) this.forget(id);
    }
  }

  /** The slots with a value; shared, to be read only. */
  of(name: string): Bits | undefined {
    const id = this.ids.get(name);
    return id === undefined ? undefined : this.members[id];
  }

  /** The first value of a slot. */
  nameOf(slot: number): string | null {
    const id = this.lists[this.numberAt(slot)]![0];
    return id === undefined ? null : this.names[id]!;
  }

  /** Number of the slots by value; values that none has are left out. */
  tally(slots: Uint32Array): Map<string, number> {
    const { lists, listOf } = this;
    const counts = new Uint32Array(this.names.length);
    if (slots.length < lists.length) {
      for (let i = 0; i < slots.length; i++) for (const id of lists[this.numberAt(slots[i]!)]!) counts[id]!++;
    } else {
      const perList = new Uint32Array(lists.length);
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!;
        if (slot < listOf.length) perList[listOf[slot]!]!++;
      }
      for (let number = 1; number < perList.length; number++)
        if (perList[number]) for (const id of lists[number]!) counts[id]! += perList[number]!;
    }
    const tally = new Map<string, number>();
    for (let id = 0; id < counts.length; id++) if (counts[id]) tally.set(this.names[id]!, counts[id]!);
    return tally;
  }

  /** Number of values and lists that are kept. */
  get kept(): number {
    return this.ids.size + this.listNumbers.size;
  }

  private numberAt(slot: number): number {
    return slot < this.listOf.length ? this.listOf[slot]! : 0;
  }

  private listNumberOf(names: readonly string[]): number {
    const key = names.length === 1 ? names[0]! : names.join('\n');
    let number = this.listNumbers.get(key);
    if (number !== undefined) return number;
    number = this.freeLists.pop() ?? this.lists.length;
    this.listNumbers.set(key, number);
    this.lists[number] = [...new Set(names)].map((name) => this.idOf(name));
    this.listKeys[number] = key;
    this.listSizes[number] = 0;
    return number;
  }

  private idOf(name: string): number {
    let id = this.ids.get(name);
    if (id !== undefined) return id;
    id = this.freeIds.pop() ?? this.names.length;
    this.ids.set(name, id);
    this.names[id] = name;
    this.members[id] = new Bits();
    this.sizes[id] = 0;
    return id;
  }

  private forget(id: number): void {
    this.ids.delete(this.names[id]!);
    this.names[id] = '';
    this.members[id] = new Bits();
    this.freeIds.push(id);
  }
}
