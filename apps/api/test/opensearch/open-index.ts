import { Environment } from '../../src/platform/config/environment';
import type { IndexRowsRepository } from '../../src/products/search/index-rows.repository';
import type { IndexedRow } from '../../src/products/search/indexed-product';
import type { DatabaseLists } from '../../src/products/search/opensearch/database-lists.repository';
import { EngineIndexes } from '../../src/products/search/opensearch/engine-indexes';
import type { IndexLag } from '../../src/products/search/opensearch/index-lag.service';
import { IndexWriter } from '../../src/products/search/opensearch/index-writer.service';
import { OpenSearchProductIndex } from '../../src/products/search/opensearch/opensearch-product-index.service';
import { SearchEngine } from '../../src/products/search/opensearch/search-engine.service';
import type { TestIndex } from '../search-adapter';

/** Nothing here may answer from the database. */
const noDatabase = {
  find: () => Promise.reject(new Error('the engine did not answer')),
  cardsOf: () => Promise.reject(new Error('the engine did not answer')),
} as unknown as DatabaseLists;

let opened = 0;

/** An empty index of the engine at `url`, under names of its own. */
export async function openEngineIndex(url: string, prefix: string): Promise<TestIndex> {
  const env = Object.assign(new Environment(), { OPENSEARCH_URL: url, OPENSEARCH_PREFIX: `${prefix}-${opened++}` });
  const engine = new SearchEngine(env);
  const writer = new IndexWriter(engine, {} as IndexRowsRepository);
  const physical = await engine.write(async (client) => {
    const indexes = new EngineIndexes(client, engine.alias);
    const created = await indexes.create();
    await indexes.switchTo(created);
    return created;
  });
  const index = new OpenSearchProductIndex(engine, noDatabase, { isBehind: false } as IndexLag);
  const waiting = new Map<string, IndexedRow | null>();
  /** Writes reach the engine together, before the next question. */
  const flush = async () => {
    if (!waiting.size) return;
    const rows = [...waiting.values()].filter((row) => row !== null);
    const gone = [...waiting].filter(([, row]) => row === null).map(([id]) => id);
    waiting.clear();
    for (let from = 0; from < rows.length; from += 500) await writer.load(rows.slice(from, from + 500), physical);
    await engine.write(async (client) => {
      if (gone.length) await client.bulk({ body: gone.map((_id) => ({ delete: { _index: physical, _id } })) as never });
      await client.indices.refresh({ index: physical });
    });
  };
  const later =
    <A extends unknown[], T>(ask: (...args: A) => Promise<T>) =>
    async (...args: A) => {
      await flush();
      return ask(...args);
    };
  return {
    find: later((query) => index.find(query)),
    cardsOf: later((ids) => index.cardsOf(ids)),
    samePart: later((id) => index.samePart(id)),
    put: async (rows) => {
      for (const row of rows) waiting.set(String(row._id), row);
      if (waiting.size > 1000) await flush();
    },
    drop: async (ids) => {
      for (const id of ids) waiting.set(id, null);
      if (waiting.size > 1000) await flush();
    },
    close: () => engine.onApplicationShutdown(),
  };
}
