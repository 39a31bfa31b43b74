import type { Migration } from './migration';

const BATCH = 500;
const DAY = 86_400_000;
const DUPLICATE = 11000;

interface Received {
  bancoEmisor: string;
  fecha: string;
  referencia: string;
  monto: number;
}

/** The keys by the last digits as they were when this ran; apps/api/src/payments/payments/movement-identity.ts has today's. */
function nearKeys(receptor: string, { fecha, referencia, monto }: Received): string[] {
  const typed = referencia.replace(/\D/g, '');
  const digits = typed.length >= 4 ? typed : typed.padStart(6, '0');
  const next = new Date(Date.parse(fecha) + DAY).toISOString().slice(0, 10);
  return [4, 5]
    .filter((count) => count <= digits.length)
    .flatMap((count) => [fecha, next].map((day) => ['c', receptor, digits.slice(-count), day, monto].join('|')));
}

/**
 * Payments that were settled before a claim went by four and five digits, too, claim so from now on; one that was approved by
 * hand with so short a reference is noted as it was stated. Where two of them share a key the first keeps it: both stay paid.
 */
export const movementClaims: Migration = {
  id: 27,
  name: 'movement-claims',
  // What release 26 settles while the two run side by side has the keys of ADR 28 alone.
  oldestWriter: 26,
  async up(db) {
    const payments = db.collection('pagos');
    let after: unknown = null;
    for (;;) {
      const docs = await payments
        .find({
          metodoPago: { $ne: 'efectivo' },
          $or: [
            { 'abonos.0': { $exists: true } },
            { estado: { $in: ['pagado', 'reembolsado'] }, referencia: /^\d{4,20}$/ },
          ],
          ...(after ? { _id: { $gt: after as never } } : {}),
        })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      if (!docs.length) return;
      after = docs.at(-1)!._id;
      for (const { _id, bancoReceptor, abonos = [], bancoEmisor, fechaPago, referencia, monto } of docs) {
        const stated = { bancoEmisor, fecha: fechaPago, referencia, monto, movimientoId: null };
        const received = (abonos.length ? abonos : [stated]) as Received[];
        if (!abonos.length) await payments.updateOne({ _id, abonos: { $size: 0 } }, { $set: { abonos: received } });
        for (const key of received.flatMap((one) => nearKeys(bancoReceptor as string, one)))
          await payments
            .updateOne({ _id }, { $addToSet: { clavesMovimiento: key } } as never)
            .catch((error: unknown) => {
              if ((error as { code?: number }).code !== DUPLICATE) throw error;
            });
      }
    }
  },
};
