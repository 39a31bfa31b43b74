import type { mongo } from 'mongoose';
import type { Migration } from './migration';
import { dropIndexesOn, renameField } from './steps';

const SETTLED = ['pago.confirmado', 'pago.rechazado', 'pago.vencido'];

interface OldPayment {
  _id: mongo.ObjectId;
  eventosPendientes: { nombre: string }[];
}

/**
 * A payment that was settled while its orders had not heard of it is opened again: the sweeper settles it with its orders
 * and notices, from the bank's answer or by expiry. Notices of the settlement that some have had already are taken out first.
 */
async function reopenOwing(db: mongo.Db): Promise<void> {
  const payments = db.collection<OldPayment>('pagos');
  const owing = await payments.find({ 'eventosPendientes.nombre': { $in: SETTLED } }).toArray();
  for (const { _id, eventosPendientes } of owing) {
    const orders = await db
      .collection('pedidos')
      .find({ pagoId: _id }, { projection: { _id: 1 } })
      .toArray();
    const told = [_id, ...orders.map((order) => order._id)];
    await db.collection('notificaciones').deleteMany({
      clave: {
        $in: ['pago.confirmado', 'pago.rechazado'].flatMap((topic) => told.map((id) => `${topic}:${String(id)}`)),
      },
    });
    const confirmed = eventosPendientes.some(({ nombre }) => nombre === 'pago.confirmado');
    await payments.updateOne(
      { _id },
      {
        $set: {
          estado: 'en_verificacion',
          bloqueadoHasta: new Date(0),
          ...(confirmed ? { proximaRevision: new Date() } : { expira: new Date(0), proximaRevision: null }),
        },
        $unset: { eventosPendientes: '' },
      },
    );
  }
}

/** The cart's lines are `items`, as the specification calls them; payments owe no events any more. */
export const purchaseFields: Migration = {
  id: 2,
  name: 'purchase-fields',
  up: async (db) => {
    await renameField(db, 'carritos', 'lineas', 'items');
    await reopenOwing(db);
    await db
      .collection('pagos')
      .updateMany({ eventosPendientes: { $exists: true } }, { $unset: { eventosPendientes: '' } });
    await dropIndexesOn(db, 'pagos', 'eventosPendientes.desde');
  },
};
