import type { IndexedRow } from '../src/products/search/indexed-product';
import { MemoryIndex } from '../src/products/search/memory/memory-index';
import type { ProductIndex } from '../src/products/search/product-index.service';

/** An adapter of the index with its writes: what was written is found by the next question. */
export interface TestIndex extends Pick<ProductIndex, 'find' | 'cardsOf' | 'samePart'> {
  put(rows: readonly IndexedRow[]): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
export type OpenTestIndex = () => Promise<TestIndex>;

/** An empty index in memory. */
export const openMemoryIndex: OpenTestIndex = () => {
  const index = new MemoryIndex();
  return Promise.resolve({
    find: async (query) => index.find(query),
    cardsOf: async (ids) => index.cardsOf(ids),
    samePart: async (id) => index.samePart(id),
    put: async (rows) => index.put(rows),
    drop: async (ids) => index.drop(ids),
    close: () => Promise.resolve(),
  } satisfies TestIndex);
};
