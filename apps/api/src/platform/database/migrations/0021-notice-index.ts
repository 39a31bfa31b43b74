import type { Migration } from './migration';
import { dropIndexOf } from './steps';

/** The unread notices have an index with one field more; the one without it goes. */
export const noticeIndex: Migration = {
  id: 21,
  name: 'notice-index',
  up: (db) => dropIndexOf(db, 'notificaciones', ['usuarioId', 'leida', 'fecha', 'tipo']),
};
