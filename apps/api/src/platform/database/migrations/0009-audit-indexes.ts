import type { Migration } from './migration';
import { dropIndexesOn } from './steps';

/** The lists of the audit log are ordered by date and id; their indexes without the id go. */
export const auditIndexes: Migration = {
  id: 9,
  name: 'audit-indexes',
  up: (db) => dropIndexesOn(db, 'auditoria', 'fecha'),
};
