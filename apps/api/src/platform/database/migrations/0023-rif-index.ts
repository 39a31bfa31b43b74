import type { Migration } from './migration';
import { dropIndexOf } from './steps';

/** The RIF of a deleted business may be registered again: the unique index that counts those too goes, the new one is created afterwards. */
export const rifIndex: Migration = {
  id: 23,
  name: 'rif-index',
  async up(db) {
    for (const collection of ['tiendas', 'talleres']) await dropIndexOf(db, collection, ['rif']);
  },
};
