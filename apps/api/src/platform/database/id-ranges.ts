import type { Model } from 'mongoose';
import { BULK_READING } from './connection-options';
import { trustFilter } from './trust-filter';

/** Documents after one id, up to another with that one; null is an open end. */
export interface IdRange {
  after: unknown;
  upTo: unknown;
}
type Dated = { _id: unknown; updatedAt: Date };

const BATCH = 1000;
const BY_ID = { _id: 1 } as const;

const within = ({ after, upTo }: IdRange): object => {
  const bounds = { ...(after !== null && { $gt: after }), ...(upTo !== null && { $lte: upTo }) };
  return Object.keys(bounds).length ? { _id: bounds } : {};
};

/**
 * Ranges of ids that together hold a whole collection, each at most so many documents. New ids come after all others, so that a full
 * range stays the same. The walk goes over keys of the index alone, and keeps one of every `size`.
 */
export async function cutByIds<T>(model: Model<T>, size: number): Promise<IdRange[]> {
  const ranges: IdRange[] = [];
  for (let after: unknown = null; ;) {
    const last: { _id: unknown } | null = await model
      .findOne(trustFilter(within({ after, upTo: null })), BY_ID)
      .sort(BY_ID)
      .skip(size - 1)
      .lean<{ _id: unknown }>()
      .exec();
    ranges.push({ after, upTo: last?._id ?? null });
    if (!last) return ranges;
    after = last._id;
  }
}

/** Reads a collection by ranges of ids, of each document that matches its id and when it last changed. */
export class RangeReader<T> {
  constructor(
    private readonly model: Model<T>,
    private readonly filter: object,
  ) {}

  cut(size: number): Promise<IdRange[]> {
    return cutByIds(this.model, size);
  }

  /** True where a document of the range matches. */
  async hasAny(range: IdRange): Promise<boolean> {
    return (await this.query(range).limit(1).lean().exec()).length > 0;
  }

  /** Those of a range that match, by id, a batch at a time. */
  async *read(range: IdRange): AsyncGenerator<{ id: string; updatedAt: Date }> {
    const rows = this.query(range).lean<Dated>().cursor({ batchSize: BATCH });
    for await (const { _id, updatedAt } of rows as AsyncIterable<Dated>) yield { id: String(_id), updatedAt };
  }

  /** Along the index of ids whatever else the filter says: another index would sort, or read the collection. */
  private query(range: IdRange) {
    const matching = trustFilter({ ...this.filter, ...within(range) });
    return this.model.find(matching, { updatedAt: 1 }).sort(BY_ID).hint(BY_ID).read(BULK_READING);
  }
}
