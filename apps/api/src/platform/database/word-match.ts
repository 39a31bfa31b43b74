import type { WordWays } from '@tuerca/contracts/products/search/trades';

interface Page<D> {
  docs: D[];
  total: number;
}
type Read<D> = (tier: object, skip: number, limit: number) => Promise<D[]>;

/** One page of several lists that follow one another, and how many they hold together. */
export async function pageOfTiers<D>(
  tiers: readonly object[],
  { page, limit }: { page: number; limit: number },
  { read, count }: { read: Read<D>; count: (tier: object) => Promise<number> },
): Promise<Page<D>> {
  const docs: D[] = [];
  let total = 0;
  for (const tier of tiers) {
    const skip = Math.max(0, (page - 1) * limit - total);
    const missing = limit - docs.length;
    const [found, size] = await Promise.all([missing > 0 ? read(tier, skip, missing) : [], count(tier)]);
    docs.push(...found);
    total += size;
  }
  return { docs, total };
}

/** Documents whose `terminos` (every beginning of every word) hold all parts of a text, each in one of its ways. */
export const wordMatch = (parts: readonly WordWays[]): object => ({
  $and: parts.map((ways) =>
    ways.every(({ length }) => length === 1)
      ? { terminos: { $in: ways.map(([word]) => word) } }
      : { $or: ways.map((words) => ({ terminos: { $all: words } })) },
  ),
});

/** Documents whose `terminos` hold all words of one of the readings of a text. */
export const readingMatch = (readings: readonly string[][]): object => ({
  $or: readings.map((words) => ({ terminos: { $all: words } })),
});

/** Documents whose field, a text as `sortKey` makes it, says all parts of a text; for few documents: no index helps. */
export const nameMatch = (parts: readonly WordWays[], field: string): object => ({
  $and: parts.map((ways) => ({
    $or: ways.map((words) => ({ $and: words.map((word) => ({ [field]: { $regex: `(^| )${word}` } })) })),
  })),
});
