import type { Migration } from './migration';

/** Every product lists the part numbers that it replaces; those of before list none. */
export const equivalents: Migration = {
  id: 14,
  name: 'equivalents',
  up: async (db) => {
    await db.collection('productos').updateMany({ equivalencias: { $exists: false } }, { $set: { equivalencias: [] } });
  },
};
