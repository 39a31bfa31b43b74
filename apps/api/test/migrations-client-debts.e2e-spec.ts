import mongoose, { type Connection } from 'mongoose';
import { clientDebts } from '../src/platform/database/migrations/0018-client-debts';
import { freshDatabase } from './harness';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let db: Connection;
beforeEach(async () => {
  db = await mongoose.createConnection(freshDatabase()).asPromise();
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

it('what was owed before is named by its reason, its payment says how much, and refunded orders stay as they are', async () => {
  const [pending, sent, none] = [1, 2, 3].map(() => new mongoose.Types.ObjectId());
  await db.collection('pagos').insertMany([{ _id: pending }, { _id: sent }, { _id: none }]);
  const order = { estado: 'cancelado', estadoPago: 'reembolsado', total: 900 };
  await db.collection('pedidos').insertOne({ ...order });
  const debts = db.collection('saldos_clientes');
  await debts.createIndex({ pagoId: 1 }, { unique: true });
  await debts.insertMany([
    { pagoId: pending, motivo: 'excedente', estado: 'pendiente', monto: 500 },
    { pagoId: sent, motivo: 'incompleto', estado: 'devuelto', monto: 700 },
  ]);
  for (let i = 0; i < 2; i++) await clientDebts.up(db.db!);

  expect(await debts.find().sort({ monto: 1 }).toArray()).toMatchObject([
    { clave: 'excedente', pedidoId: null, numero: null },
    { clave: 'incompleto', pedidoId: null, numero: null },
  ]);
  const pagoOf = (id: unknown) =>
    db.collection('pagos').findOne({ _id: id as never }, { projection: { _id: 0, porDevolver: 1, devuelto: 1 } });
  expect(await Promise.all([pending, sent, none].map(pagoOf))).toEqual([
    { porDevolver: 500 },
    { porDevolver: 0, devuelto: 700 },
    {},
  ]);
  expect(await db.collection('pedidos').findOne({}, { projection: { _id: 0 } })).toEqual(order);
  // Two debts of one payment stand beside each other from now on.
  await debts.insertOne({ pagoId: pending, clave: 'cancelado:x', motivo: 'cancelado', estado: 'pendiente', monto: 1 });
});

it('a database without debts is left alone', async () => {
  await clientDebts.up(db.db!);
  expect(await db.db!.listCollections({ name: 'saldos_clientes' }).toArray()).toEqual([]);
});
