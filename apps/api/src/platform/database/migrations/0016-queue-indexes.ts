import type { Migration } from './migration';
import { dropIndexOf } from './steps';

/** The queues of orders and the unread notices have indexes with one field more; those without it go. */
export const queueIndexes: Migration = {
  id: 16,
  name: 'queue-indexes',
  async up(db) {
    await dropIndexOf(db, 'pedidos', ['tiendaId', 'estado', 'fechaPagado', '_id']);
    await dropIndexOf(db, 'notificaciones', ['usuarioId', 'leida', 'fecha']);
  },
};
