import type { Migration } from './migration';
import { dropIndexOf } from './steps';

const ABSENT = { $exists: false };
const BATCH = 500;

/**
 * Debts to clients are entered once per payment and reason, no longer once per payment, and the payment says how much is owed.
 * Orders that were cancelled after their payment before this stay as they are: nobody knows any more which of them were paid
 * back by hand, and a debt that was settled already must not be paid again.
 */
export const clientDebts: Migration = {
  id: 18,
  name: 'client-debts',
  async up(db) {
    const debts = db.collection('saldos_clientes');
    await dropIndexOf(db, 'saldos_clientes', ['pagoId']);
    for (;;) {
      const docs = await debts
        .find({ clave: ABSENT })
        .project({ pagoId: 1, motivo: 1, estado: 1, monto: 1 })
        .limit(BATCH)
        .toArray();
      if (!docs.length) return;
      // The payment first: a run that died in between writes the same figures again.
      await db.collection('pagos').bulkWrite(
        docs.map(({ pagoId, estado, monto }) => ({
          updateOne: {
            filter: { _id: pagoId },
            update: { $set: estado === 'pendiente' ? { porDevolver: monto } : { porDevolver: 0, devuelto: monto } },
          },
        })),
      );
      await debts.bulkWrite(
        docs.map(({ _id, motivo }) => ({
          updateOne: { filter: { _id }, update: { $set: { clave: motivo, pedidoId: null, numero: null } } },
        })),
      );
    }
  },
};
