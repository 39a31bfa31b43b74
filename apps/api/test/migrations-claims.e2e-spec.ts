import mongoose from 'mongoose';
import { movementKeys } from '../src/payments/payments/movement-identity';
import { movementClaims } from '../src/platform/database/migrations/0027-movement-claims';
import { freshDatabase } from './harness';

const RECEPTOR = '0174';
const base = { bancoReceptor: RECEPTOR, metodoPago: 'pago_movil', bancoEmisor: '0102', monto: 2_013_357 };
const abono = (referencia: string, fecha: string) => ({
  bancoEmisor: '0102',
  fecha,
  referencia,
  monto: 2_013_357,
  movimientoId: null,
});
/** Payments as the release before leaves them: with the keys of six digits, and without any where fewer were typed. */
const BEFORE = [
  { orderNumber: 'hand', estado: 'pagado', referencia: '4800', fechaPago: '2026-11-20', abonos: [] },
  { orderNumber: 'twin', estado: 'pagado', referencia: '4800', fechaPago: '2026-11-21', abonos: [] },
  {
    orderNumber: 'bank',
    estado: 'pagado',
    referencia: '77123456',
    fechaPago: '2026-11-10',
    abonos: [abono('77123456', '2026-11-10')],
    clavesMovimiento: ['m|0174|0102|2026-11-10|123456|2013357', 'b|0174|123456|2013357'],
  },
  { orderNumber: 'open', estado: 'pendiente', referencia: '4800', fechaPago: '2026-11-20', abonos: [] },
  { orderNumber: 'refused', estado: 'rechazado', referencia: '4800', fechaPago: '2026-11-20', abonos: [] },
  {
    orderNumber: 'cash',
    estado: 'pagado',
    referencia: null,
    metodoPago: 'efectivo',
    fechaPago: '2026-11-20',
    abonos: [],
  },
];

it('what was paid before claims its transfer from now on; of two that were paid with one the first keeps it', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const pagos = db.collection('pagos');
  const read = async () =>
    new Map((await pagos.find().toArray()).map(({ orderNumber, ...rest }) => [orderNumber as string, rest]));
  const claim = (referencia: string, fecha: string) =>
    pagos.insertOne({
      ...base,
      orderNumber: 'late',
      clavesMovimiento: movementKeys(RECEPTOR, abono(referencia, fecha)).all,
    });
  try {
    const unique = { unique: true, partialFilterExpression: { clavesMovimiento: { $exists: true } } };
    await pagos.createIndex({ clavesMovimiento: 1 }, unique);
    await pagos.insertMany(BEFORE.map((one) => ({ ...base, ...one })));
    const untouched = async () => ['open', 'refused', 'cash'].map(async (name) => (await read()).get(name));
    const before = await Promise.all(await untouched());
    let first: unknown;
    for (let run = 0; run < 2; run++) {
      await movementClaims.up(db.db!);
      const docs = await read();
      expect(docs.get('hand')).toMatchObject({ estado: 'pagado', abonos: [abono('4800', '2026-11-20')] });
      expect(docs.get('twin')).toMatchObject({ estado: 'pagado', abonos: [abono('4800', '2026-11-21')] });
      expect(docs.get('bank')!.abonos).toEqual([abono('77123456', '2026-11-10')]);
      expect(await Promise.all(await untouched())).toEqual(before);
      first ??= docs;
      expect(docs).toEqual(first);
    }
    for (const [referencia, fecha] of [
      ['4800', '2026-11-20'],
      ['934800', '2026-11-19'],
      ['34800', '2026-11-22'],
      ['3456', '2026-11-10'],
      ['23456', '2026-11-11'],
    ] as const)
      await expect(claim(referencia, fecha)).rejects.toMatchObject({ code: 11000 });
    await claim('4800', '2026-11-25');
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});
