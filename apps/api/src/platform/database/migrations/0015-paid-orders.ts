import type { mongo } from 'mongoose';
import type { Migration } from './migration';

interface Order {
  _id: mongo.ObjectId;
  fecha: Date;
  historialEstados: { fecha: Date; nota: string | null }[];
}

const BATCH = 500;

/** Paid orders say when their payment was confirmed, by which a store's queue is ordered; before, only their history did. */
export const paidOrders: Migration = {
  id: 15,
  name: 'paid-orders',
  async up(db) {
    const orders = db.collection<Order>('pedidos');
    const open = { fechaPagado: { $exists: false }, estadoPago: { $in: ['pagado', 'reembolsado'] } };
    for (;;) {
      const docs = await orders
        .find(open as never, { projection: { fecha: 1, 'historialEstados.fecha': 1, 'historialEstados.nota': 1 } })
        .limit(BATCH)
        .toArray();
      if (!docs.length) return;
      await orders.bulkWrite(
        docs.map(({ _id, fecha, historialEstados = [] }) => {
          const paid = historialEstados.find(({ nota }) => nota === 'Pago confirmado');
          return { updateOne: { filter: { _id }, update: { $set: { fechaPagado: paid?.fecha ?? fecha } } } } as never;
        }),
      );
    }
  },
};
