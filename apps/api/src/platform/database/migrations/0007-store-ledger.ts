import type { mongo } from 'mongoose';
import { commissionOf } from '@tuerca/contracts/orders/comisiones/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { Migration } from './migration';

interface Order {
  _id: mongo.ObjectId;
  tiendaId: mongo.ObjectId;
  numero: string;
  fecha: Date;
  estado: string;
  subtotal: number;
  total: number;
  totalUSD: number;
  tasa: number;
  historialEstados: { estado: string; fecha: Date; nota: string | null }[];
}
type Write = mongo.AnyBulkWriteOperation;

const BATCH = 500;
const DEFAULT_PERCENT = 8;
const FIELDS = {
  tiendaId: 1,
  numero: 1,
  fecha: 1,
  estado: 1,
  subtotal: 1,
  total: 1,
  totalUSD: 1,
  tasa: 1,
  historialEstados: 1,
};

const steps = ({ historialEstados }: Order, estado: string) =>
  historialEstados.filter((step) => step.estado === estado);
/** Instant at which its payment was confirmed; null when it never was. */
const paidOn = (order: Order): Date | null =>
  steps(order, 'pendiente').find(({ nota }) => nota === 'Pago confirmado')?.fecha ?? null;

/** Inserts an entry unless it is there; never touches one that is. */
const once = (clave: string, entry: object): Write => ({
  updateOne: { filter: { clave }, update: { $setOnInsert: { clave, ...entry } }, upsert: true },
});

/** The entries of a paid order, at the commission of today: no other was agreed when it was sold. */
function entriesOf(order: Order, fechaVenta: Date, porcentaje: number): Write[] {
  const { _id: pedidoId, tiendaId, numero, subtotal: base, total, totalUSD, tasa } = order;
  const comision = commissionOf(base, porcentaje);
  const comisionUSD = Math.round(comision / tasa);
  const common = { tiendaId, fechaVenta, pedidoId, numero, reembolso: 0, reembolsoUSD: 0, porcentaje, tasa };
  const entry = (tipo: string, fecha: Date, sign: 1 | -1) =>
    once(`${tipo}:${String(pedidoId)}`, {
      ...common,
      tipo,
      fecha,
      mes: caracasDate(fecha).slice(0, 7),
      monto: sign * total,
      comision: -sign * comision || 0,
      montoUSD: sign * totalUSD,
      comisionUSD: -sign * comisionUSD || 0,
      base: sign * base,
      liquidacionId: null,
    });
  const cancelled = order.estado === 'cancelado' ? (steps(order, 'cancelado')[0]?.fecha ?? fechaVenta) : null;
  return [entry('venta', fechaVenta, 1), ...(cancelled ? [entry('anulacion', cancelled, -1)] : [])];
}

/** Writes that record the delivery of a delivered order. */
function delivery(order: Order): Write[] {
  const fechaEntrega = order.estado === 'entregado' ? (steps(order, 'entregado').at(-1)?.fecha ?? order.fecha) : null;
  return fechaEntrega
    ? [
        {
          updateOne: {
            filter: { _id: order._id, fechaEntrega: { $exists: false } },
            update: { $set: { fechaEntrega } },
          },
        },
      ]
    : [];
}

/** Stores are owed what they have sold since the beginning; orders say when they were delivered. */
export const storeLedger: Migration = {
  id: 7,
  name: 'store-ledger',
  async up(db) {
    const config = await db
      .collection<{ _id: string; valor: number }>('configuracion')
      .findOne({ _id: 'comision_tienda' });
    const porcentaje = config?.valor ?? DEFAULT_PERCENT;
    const [orders, ledger] = [db.collection<Order>('pedidos'), db.collection('asientos')];
    let [moves, entries]: [Write[], Write[]] = [[], []];
    const flush = async () => {
      if (moves.length) await orders.bulkWrite(moves as never[]);
      if (entries.length) await ledger.bulkWrite(entries);
      [moves, entries] = [[], []];
    };
    // Every upsert looks its key up.
    await ledger.createIndex({ clave: 1 }, { unique: true });
    for await (const order of orders.find({}, { projection: FIELDS })) {
      const paid = paidOn(order);
      moves.push(...delivery(order));
      if (paid) entries.push(...entriesOf(order, paid, porcentaje));
      if (moves.length + entries.length >= BATCH) await flush();
    }
    await flush();
  },
};
