import { RowCache } from './row-cache';

const MEMORY = 1024 * 1024;

it('holds its bytes however many rows are asked for, and however long they are', async () => {
  let reads = 0;
  const read = async (ids: string[]) => {
    reads += ids.length;
    return new Map(ids.map((id) => [id, { id, text: 'x'.repeat(10_000) }]));
  };
  const cache = new RowCache({ maxSize: MEMORY, ttl: 60_000, version: () => 1, read });
  for (let n = 0; n < 2000; n += 100) {
    const ids = Array.from({ length: 100 }, (_, i) => String(n + i));
    expect((await cache.many(ids)).size).toBe(100);
    expect(cache.size).toBeLessThanOrEqual(MEMORY);
  }
  expect(cache.size).toBeGreaterThan(MEMORY / 2);
  expect(reads).toBe(2000);
  await cache.many(Array.from({ length: 100 }, (_, i) => String(1900 + i)));
  expect(reads).toBeLessThan(2100);
});

it('does not keep a row that is larger than all of it, and gives it all the same', async () => {
  const cache = new RowCache({
    maxSize: MEMORY,
    ttl: 60_000,
    version: () => 1,
    read: async (ids) => new Map(ids.map((id) => [id, 'x'.repeat(MEMORY)])),
  });
  expect((await cache.many(['a'])).get('a')).toHaveLength(MEMORY);
  expect(cache.size).toBe(0);
});
