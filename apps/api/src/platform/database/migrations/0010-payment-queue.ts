import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';
import { dropIndexesNamed } from './steps';

/** The index of the queue as it was, replaced by one that ends in _id. */
const OLD_INDEXES = ['fecha_-1', 'estado_1_fecha_1'];
const BATCH = 500;
const SUFFIX_DIGITS = 6;

const suffixOf = (referencia: string | null): string | null =>
  referencia && referencia.length >= SUFFIX_DIGITS ? referencia.slice(-SUFFIX_DIGITS) : null;

interface OldPayment {
  _id: unknown;
  orderNumber: string;
  referencia: string | null;
  nombrePagador: string;
  telefonoPagador: string;
  cedulaPagador: string;
}

const wordsOf = ({ orderNumber, referencia, nombrePagador, telefonoPagador, cedulaPagador }: OldPayment): string[] => {
  const telefono = telefonoPagador.replace(/^\+58/, '');
  const numbers = [referencia, suffixOf(referencia), telefono, `0${telefono}`, cedulaPagador.replace(/\D/g, '')];
  return searchTerms(orderNumber, nombrePagador, ...numbers);
};

/** Payments of before the verification queue get what it finds and compares them by, and the orders that they pay for. */
export const paymentQueue: Migration = {
  id: 10,
  name: 'payment-queue',
  async up(db) {
    const payments = db.collection<OldPayment>('pagos');
    await dropIndexesNamed(db, 'pagos', OLD_INDEXES);
    for (;;) {
      const docs = await payments
        .find({ ronda: { $exists: false } } as never)
        .limit(BATCH)
        .toArray();
      if (!docs.length) return;
      const orders = await db
        .collection('pedidos')
        .find({ orderNumber: { $in: docs.map(({ orderNumber }) => orderNumber) } })
        .project<{ orderNumber: string; numero: string; tiendaId: unknown; tienda: { nombre: string } }>({
          orderNumber: 1,
          numero: 1,
          tiendaId: 1,
          tienda: 1,
        })
        .sort({ numero: 1 })
        .toArray();
      await payments.bulkWrite(
        docs.map((doc) => {
          const sufijo = suffixOf(doc.referencia);
          const pedidos = orders
            .filter(({ orderNumber }) => orderNumber === doc.orderNumber)
            .map(({ numero, tiendaId, tienda }) => ({ numero, tiendaId, tienda: tienda.nombre }));
          const later = { abonos: [], diferencia: null, capturas: [], ronda: 0 };
          const set = { ...later, pedidos, sufijos: sufijo ? [sufijo] : [], terminos: wordsOf(doc) };
          return { updateOne: { filter: { _id: doc._id }, update: { $set: set } } } as never;
        }),
      );
    }
  },
};
