import mongoose from 'mongoose';
import { storeLedger } from '../src/platform/database/migrations/0007-store-ledger';
import { ownDatabase } from './own-database';

const database = ownDatabase();

const tiendaId = new mongoose.Types.ObjectId();
const day = (date: string) => new Date(`${date}T15:00:00Z`);
const order = (numero: string, estado: string, steps: [string, string, string?][]) => ({
  _id: new mongoose.Types.ObjectId(),
  tiendaId,
  numero,
  fecha: day('2026-09-01'),
  estado,
  subtotal: 10_000,
  total: 12_500,
  totalUSD: 125,
  tasa: 100,
  historialEstados: steps.map(([step, date, nota]) => ({ estado: step, fecha: day(date), nota: nota ?? null })),
});
const PAID = ['pendiente', '2026-09-02', 'Pago confirmado'] as [string, string, string];

it('orders that were paid before the ledger are entered once, and say when they were delivered', async () => {
  const delivered = order('T-1', 'entregado', [PAID, ['enviado', '2026-09-04'], ['entregado', '2026-09-06']]);
  const cancelled = order('T-2', 'cancelado', [PAID, ['cancelado', '2026-10-01']]);
  const unpaid = order('T-3', 'cancelado', [['cancelado', '2026-09-05']]);
  await database().collection('pedidos').insertMany([delivered, cancelled, unpaid]);
  await database()
    .collection<{ _id: string }>('configuracion')
    .insertOne({ _id: 'comision_tienda', valor: 12.5 } as never);
  for (let i = 0; i < 2; i++) await storeLedger.up(database().db!);

  const entries = await database()
    .collection('asientos')
    .find({}, { projection: { _id: 0 } })
    .sort({ clave: 1 })
    .toArray();
  const sale = { tipo: 'venta', mes: '2026-09', monto: 12_500, comision: -1250, comisionUSD: -13, base: 10_000 };
  expect(entries).toMatchObject([
    { tipo: 'anulacion', mes: '2026-10', monto: -12_500, comision: 1250, base: -10_000, fechaVenta: day('2026-09-02') },
    { ...sale, numero: 'T-1', porcentaje: 12.5, reembolso: 0, liquidacionId: null, fecha: day('2026-09-02') },
    { ...sale, numero: 'T-2', pedidoId: cancelled._id },
  ]);
  const dates = await database().collection('pedidos').find().sort({ numero: 1 }).toArray();
  expect(dates.map(({ fechaEntrega }) => fechaEntrega)).toEqual([day('2026-09-06'), undefined, undefined]);

  // What was taken into a payout since stays there.
  const liquidacionId = new mongoose.Types.ObjectId();
  await database()
    .collection('asientos')
    .updateOne({ clave: `venta:${String(delivered._id)}` }, { $set: { liquidacionId } });
  await storeLedger.up(database().db!);
  expect(await database().collection('asientos').countDocuments()).toBe(3);
  expect(await database().collection('asientos').countDocuments({ liquidacionId })).toBe(1);
});
