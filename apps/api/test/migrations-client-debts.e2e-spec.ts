import mongoose from 'mongoose';
import { clientDebts } from '../src/platform/database/migrations/0018-client-debts';
import { ownDatabase } from './own-database';

const database = ownDatabase();

it('what was owed before is named by its reason, its payment says how much, and refunded orders stay as they are', async () => {
  const [pending, sent, none] = [1, 2, 3].map(() => new mongoose.Types.ObjectId());
  await database()
    .collection('pagos')
    .insertMany([{ _id: pending }, { _id: sent }, { _id: none }]);
  const order = { estado: 'cancelado', estadoPago: 'reembolsado', total: 900 };
  await database()
    .collection('pedidos')
    .insertOne({ ...order });
  const debts = database().collection('saldos_clientes');
  await debts.createIndex({ pagoId: 1 }, { unique: true });
  await debts.insertMany([
    { pagoId: pending, motivo: 'excedente', estado: 'pendiente', monto: 500 },
    { pagoId: sent, motivo: 'incompleto', estado: 'devuelto', monto: 700 },
  ]);
  for (let i = 0; i < 2; i++) await clientDebts.up(database().db!);

  expect(await debts.find().sort({ monto: 1 }).toArray()).toMatchObject([
    { clave: 'excedente', pedidoId: null, numero: null },
    { clave: 'incompleto', pedidoId: null, numero: null },
  ]);
  const pagoOf = (id: unknown) =>
    database()
      .collection('pagos')
      .findOne({ _id: id as never }, { projection: { _id: 0, porDevolver: 1, devuelto: 1 } });
  expect(await Promise.all([pending, sent, none].map(pagoOf))).toEqual([
    { porDevolver: 500 },
    { porDevolver: 0, devuelto: 700 },
    {},
  ]);
  expect(
    await database()
      .collection('pedidos')
      .findOne({}, { projection: { _id: 0 } }),
  ).toEqual(order);
  // Two debts of one payment stand beside each other from now on.
  await debts.insertOne({ pagoId: pending, clave: 'cancelado:x', motivo: 'cancelado', estado: 'pendiente', monto: 1 });
});

it('a database without debts is left alone', async () => {
  await clientDebts.up(database().db!);
  expect(await database().db!.listCollections({ name: 'saldos_clientes' }).toArray()).toEqual([]);
});
