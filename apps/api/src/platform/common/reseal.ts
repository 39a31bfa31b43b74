/** The outcome for one document: `changed` when somebody wrote or deleted it meanwhile. */
export type Resealing = 'renewed' | 'kept' | 'unreadable' | 'changed';

export interface Resealed {
  /** Encrypted anew. */
  renewed: number;
  /** Under the present secret already. */
  kept: number;
  /** That no secret opens. */
  unreadable: number;
}

/** Documents by id: up to `limit` of those that come after an id. */
interface Pages<T extends { _id: unknown }> {
  findAfter(after: T['_id'] | null, limit: number): Promise<T[]>;
}

const BATCH = 200;

/**
 * Encrypts anew what a collection keeps, batch after batch by id, beside whoever reads and writes it: each document is replaced
 * by one write that holds only while it is as it was read, and looked at again otherwise. Interrupted, it is begun anew: what
 * is done is kept.
 */
export async function resealAll<T extends { _id: unknown }>(
  pages: Pages<T>,
  renew: (doc: T) => Promise<Resealing>,
): Promise<Resealed> {
  const total: Resealed = { renewed: 0, kept: 0, unreadable: 0 };
  for (let isFirst = true, changed = 1; changed; isFirst = false) {
    changed = 0;
    for await (const doc of everyDocument(pages)) {
      const became = await renew(doc);
      if (became === 'changed') changed++;
      else if (became === 'renewed' || isFirst) total[became]++;
    }
  }
  return total;
}

/** Every document by id, of which a bounded number is in memory at once. */
export async function* everyDocument<T extends { _id: unknown }>(pages: Pages<T>): AsyncGenerator<T> {
  let batch = await pages.findAfter(null, BATCH);
  for (; batch.length; batch = await pages.findAfter(batch.at(-1)!._id, BATCH)) yield* batch;
}
