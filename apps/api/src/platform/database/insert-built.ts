import mongoose, { type Model } from 'mongoose';
import type { Tx } from './transactions';

interface Stamped {
  createdAt?: Date;
  updatedAt?: Date;
}

/** A document before its storage: `_id` may be chosen, timestamps are set here. */
export type Built<T extends { _id: mongoose.Types.ObjectId }> = Omit<T, '_id' | keyof Stamped> & {
  _id?: mongoose.Types.ObjectId;
};

/**
 * Inserts documents that this code built in full (ids as ObjectId, every default set), in one command, and returns them as
 * stored. The schema neither casts nor checks them again: for the documents of a purchase that costs more than the write.
 * Throws MongoDB's 11000 with its keyPattern.
 */
export async function insertBuilt<T extends { _id: mongoose.Types.ObjectId }>(
  model: Model<T>,
  docs: Built<T>[],
  tx: Tx | undefined,
): Promise<T[]> {
  const now = new Date();
  const stamps = model.schema.get('timestamps') ? { createdAt: now, updatedAt: now } : {};
  const rows = docs.map((doc) => ({ _id: new mongoose.Types.ObjectId(), ...doc, ...stamps }) as unknown as T);
  const options = { session: tx, ignoreUndefined: true };
  // A bulk of one costs twice as much.
  if (rows.length === 1) await model.collection.insertOne(rows[0] as never, options);
  else if (rows.length) await model.collection.insertMany(rows, options);
  return rows;
}
