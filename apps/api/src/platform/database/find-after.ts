import type { Model } from 'mongoose';
import { trustFilter } from './trust-filter';

/** Up to `limit` documents of a filter whose id comes after that one, by id: the next page of a walk over all of them. */
export const findAfter = <T>(model: Model<T>, after: unknown, limit: number, filter: object = {}): Promise<T[]> =>
  model
    .find(trustFilter({ ...filter, ...(after !== null && { _id: { $gt: after } }) }))
    .sort({ _id: 1 })
    .limit(limit)
    .lean()
    .exec();
