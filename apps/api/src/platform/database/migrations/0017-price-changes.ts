import type { Migration } from './migration';

const OLD = 'cambiosPrecios';
const NEW = 'cambios_precios';

/** Collections are named in small letters with underscores: the changes of prices move to theirs, document by document, so that a run that was cut off goes on. */
export const priceChanges: Migration = {
  id: 17,
  name: 'price-changes',
  async up(db) {
    const isThere = await db.listCollections({ name: OLD }).hasNext();
    if (!isThere) return;
    for await (const { _id, ...change } of db.collection(OLD).find({}))
      await db.collection(NEW).replaceOne({ _id }, change, { upsert: true });
    await db.dropCollection(OLD);
  },
};
