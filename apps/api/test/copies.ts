import { Types } from 'mongoose';
import type { Harness } from './harness';

/** Stores so many copies of a document, as the schema stored it; `change` gives the n-th of them what is its own. */
export async function storeCopies(
  { db }: Harness,
  collection: string,
  filter: object,
  count: number,
  change: (n: number) => object,
): Promise<void> {
  const one = await db.collection(collection).findOne(filter);
  if (!one) throw new Error(`${collection}: nothing to copy`);
  const copies = Array.from({ length: count }, (_, n) => ({ ...one, _id: new Types.ObjectId(), ...change(n) }));
  await db.collection(collection).insertMany(copies);
}
