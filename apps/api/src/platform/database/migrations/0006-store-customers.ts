import type { mongo } from 'mongoose';
import { normalizeText, searchTerms } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';
import { dropIndexesNamed } from './steps';

interface Row {
  _id: { tiendaId: mongo.ObjectId; clienteId: mongo.ObjectId };
  cliente: { nombre: string; email: string; telefono: string };
  totalPedidos: number;
  gastoTotal: number;
  ultimoPedido: Date;
  fechaPrimerCompra: Date;
}

const BATCH = 1000;
/** Without _id at their end they could not give the order of the lists. */
const OLD_INDEXES = ['clienteId_1_fecha_-1', 'tiendaId_1_fecha_-1', 'tiendaId_1_clienteId_1_fecha_-1'];

const paid = { $and: [{ $eq: ['$estadoPago', 'pagado'] }, { $ne: ['$estado', 'cancelado'] }] };
const kept = { $subtract: ['$total', { $ifNull: ['$devuelto', 0] }] };
const BY_CUSTOMER = [
  { $sort: { fecha: 1 } },
  {
    $group: {
      _id: { tiendaId: '$tiendaId', clienteId: '$clienteId' },
      cliente: { $last: '$cliente' },
      totalPedidos: { $sum: 1 },
      gastoTotal: { $sum: { $cond: [paid, kept, 0] } },
      ultimoPedido: { $last: '$fecha' },
      fechaPrimerCompra: { $first: '$fecha' },
    },
  },
];

const toDoc = ({ _id, cliente: { nombre, email, telefono }, ...sums }: Row) => ({
  ..._id,
  ...sums,
  nombre,
  email,
  telefono,
  alfabetico: normalizeText(nombre),
  terminos: searchTerms(nombre, email, telefono.replace(/^\+58/, '')),
});

/** Each client's purchases at each store are kept beside the orders; earlier orders are counted once. */
export const storeCustomers: Migration = {
  id: 6,
  name: 'store-customers',
  async up(db) {
    const orders = db.collection('pedidos');
    await dropIndexesNamed(db, 'pedidos', OLD_INDEXES);
    const customers = db.collection('clientes_tienda');
    await customers.deleteMany({});
    let batch: object[] = [];
    for await (const row of orders.aggregate<Row>(BY_CUSTOMER, { allowDiskUse: true })) {
      batch.push(toDoc(row));
      if (batch.length < BATCH) continue;
      await customers.insertMany(batch);
      batch = [];
    }
    if (batch.length) await customers.insertMany(batch);
  },
};
