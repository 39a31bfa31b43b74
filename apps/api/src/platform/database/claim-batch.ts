import type { Model, Types } from 'mongoose';
import { $in, $nin } from './operators';

interface Batch {
  /** Path of the embedded document that holds `turno`, `proximo` and `intentos`. */
  path: string;
  /** Filter of documents that are due and free; it must no longer match a document whose `proximo` lies ahead. */
  due: object;
  /** Left out of what is looked for. */
  except?: readonly Types.ObjectId[];
  sort?: Record<string, 1 | -1>;
  fields?: Record<string, 0 | 1>;
  limit: number;
  turno: string;
  until: Date;
}

/**
 * Takes up to `limit` due documents for `turno` until `until`, by one conditional write: whoever looks at the same moment gets
 * others. Null when nothing was due, an empty list when somebody else was faster with all that was.
 */
export async function claimBatch<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  { path, due, except = [], sort, fields, limit, turno, until }: Batch,
): Promise<T[] | null> {
  const seen = { ...due, ...(except.length && { _id: $nin(except) }) };
  const found = await model.find(seen, { _id: 1 }).sort(sort).limit(limit).lean<{ _id: Types.ObjectId }[]>().exec();
  if (!found.length) return null;
  const _id = $in(found.map((doc) => doc._id));
  await model.updateMany(
    { ...due, _id } as never,
    { $set: { [`${path}.turno`]: turno, [`${path}.proximo`]: until }, $inc: { [`${path}.intentos`]: 1 } } as never,
    { timestamps: false },
  );
  // Whom somebody else was faster with has another `turno` now.
  const own = { _id, [`${path}.turno`]: turno, [`${path}.proximo`]: until };
  return model.find(own, fields).sort(sort).lean<T[]>().exec();
}
