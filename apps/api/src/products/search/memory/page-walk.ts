import type { Bits } from './bits';
import type { SlotOrder } from './slot-order';

interface Cut {
  skip: number;
  limit: number;
}

/** One page of slots in a kept order; the groups follow one another, each in that order. */
export function walkPage(order: SlotOrder, reverse: boolean, groups: readonly Bits[], { skip, limit }: Cut): number[] {
  const page: number[] = [];
  let left = skip;
  for (const group of groups) {
    if (page.length >= limit) break;
    const size = group.count();
    if (size <= left) {
      left -= size;
      continue;
    }
    // More than there are would walk to the end of the order.
    const taken = Math.min(limit - page.length, size - left);
    page.push(...order.take(reverse, group, { skip: left, limit: taken }));
    left = 0;
  }
  return page;
}

/** One page of slots, the highest key first: only as many are kept as the page ends with. */
export function rankPage(
  slots: Bits,
  keyOf: (slot: number) => number,
  ids: readonly string[],
  { skip, limit }: Cut,
): number[] {
  const wanted = skip + limit;
  const isBefore = (a: Ranked, b: Ranked) => a.key > b.key || (a.key === b.key && ids[a.slot]! > ids[b.slot]!);
  const heap: Ranked[] = [];
  const sink = (at: number) => {
    for (;;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && isBefore(heap[worst]!, heap[child]!)) worst = child;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  };
  const rise = (at: number) => {
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!isBefore(heap[parent]!, heap[at]!)) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  };
  slots.forEach((slot) => {
    const key = keyOf(slot);
    if (heap.length < wanted) {
      heap.push({ slot, key });
      rise(heap.length - 1);
    } else if (key >= heap[0]!.key && isBefore({ slot, key }, heap[0]!)) {
      heap[0] = { slot, key };
      sink(0);
    }
  });
  return heap
    .sort((a, b) => (isBefore(a, b) ? -1 : 1))
    .slice(skip)
    .map(({ slot }) => slot);
}
interface Ranked {
  slot: number;
  key: number;
}
