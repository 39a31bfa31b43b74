import { Types } from 'mongoose';
import { inVain, ownDatabase } from '../../../test/own-database';
import { LIQUIDACION, type LiquidacionDoc, LiquidacionSchema } from './liquidacion.schema';
import { LiquidacionesRepository, type NewPayout } from './liquidaciones.repository';

const db = ownDatabase();
let payouts: LiquidacionesRepository;
beforeEach(async () => {
  const model = db().model<LiquidacionDoc>(LIQUIDACION, LiquidacionSchema);
  await model.init();
  payouts = new LiquidacionesRepository(model);
});
const tx = () => db().startSession();

const [ONE, OTHER, THIRD] = [1, 2, 3].map(() => String(new Types.ObjectId())) as [string, string, string];
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const payout = async (numero: number, changes: Partial<NewPayout> = {}) => {
  const form: NewPayout = {
    ...{ id: payouts.newId(), tiendaId: ONE, tienda: 'Repuestos Rosa', numero, estado: 'pendiente' },
    ...{ fecha: at(numero), desde: at(1), hasta: at(numero), cerradaPor: 'Ana' },
    ...{ pedidos: 1, ventas: 100, devoluciones: 0, comisiones: -5, reembolsos: 0, total: 95 },
    ...{ ventasUSD: 10, devolucionesUSD: 0, comisionesUSD: -1, reembolsosUSD: 0, totalUSD: 9 },
    ...{ referencia: null, nota: null, fechaPago: null, pagadaPor: null },
    ...changes,
  };
  return String((await payouts.insert(form, await tx()))._id);
};
const TRANSFER = { referencia: '12345678', nota: null, fechaPago: at(20), pagadaPor: 'Ana' };
const numbersOf = (docs: LiquidacionDoc[]) => docs.map(({ numero }) => numero);

it('is stored under the id that was made for it', async () => {
  const id = payouts.newId();
  expect(await payout(1, { id })).toBe(id);
  expect(payouts.newId()).not.toBe(id);
});

it('is numbered store by store, each number once', async () => {
  expect(await payouts.lastNumber(ONE, await tx())).toBe(0);
  for (const numero of [1, 3, 2]) await payout(numero);
  await payout(7, { tiendaId: OTHER });
  expect(await payouts.lastNumber(ONE, await tx())).toBe(3);
  await expect(payout(2)).rejects.toMatchObject({ code: 11000 });
});

it('that is not committed is not there', async () => {
  const other = await payout(1, { tiendaId: OTHER });
  const form = (await payouts.findOne(other, {}))!;
  await inVain(db(), async (session) => {
    await payouts.insert({ ...form, id: payouts.newId(), tiendaId: ONE }, session);
    expect(await payouts.lastNumber(ONE, session)).toBe(1);
  });
  expect(await payouts.lastNumber(ONE, await tx())).toBe(0);
});

it('is paid once, and only where its transaction is committed', async () => {
  const id = await payout(1);
  await inVain(db(), (session) => payouts.pay(id, TRANSFER, session));
  expect(await payouts.pay(id, TRANSFER, await tx())).toMatchObject({ ...TRANSFER, estado: 'pagada' });
  expect(await payouts.pay(id, { ...TRANSFER, referencia: '2' }, await tx())).toBeNull();
  expect((await payouts.findOne(id, {}))!.referencia).toBe(TRANSFER.referencia);
});

it('is read by its own store, or by the office', async () => {
  const id = await payout(1);
  expect(await payouts.findOne(id, { tiendaId: ONE })).toEqual(await payouts.findOne(id, {}));
  expect((await payouts.findOne(id, {}))!.numero).toBe(1);
  expect(await payouts.findOne(id, { tiendaId: OTHER })).toBeNull();
  const other = await payout(2);
  expect([...(await payouts.findMany([id, String(new Types.ObjectId())])).keys()]).toEqual([id]);
  expect((await payouts.findMany([id, other])).size).toBe(2);
  expect((await payouts.findMany([])).size).toBe(0);
});

describe('lists', () => {
  beforeEach(async () => {
    await payout(1, { fecha: at(9) });
    await payout(3, { fecha: at(3), estado: 'pagada' });
    await payout(2, { fecha: at(8) });
    await payout(9, { tiendaId: OTHER, fecha: at(2) });
  });
  const read = async (filter: Parameters<LiquidacionesRepository['stream']>[0]) => {
    const docs: LiquidacionDoc[] = [];
    for await (const doc of payouts.stream(filter)) docs.push(doc);
    return numbersOf(docs);
  };

  it('of a store go by their numbers, of all by their dates, newest first', async () => {
    const page = async (n: number, filter: object = {}) => {
      const { docs, total } = await payouts.findPage({ page: n, limit: 2, ...filter });
      return [numbersOf(docs), total];
    };
    expect([await page(1), await page(2)]).toEqual([
      [[1, 2], 4],
      [[3, 9], 4],
    ]);
    expect(await page(1, { tiendaId: ONE })).toEqual([[3, 2], 3]);
    expect(await page(1, { tiendaId: ONE, estado: 'pendiente' })).toEqual([[2, 1], 2]);
    expect([await read({}), await read({ tiendaId: ONE })]).toEqual([
      [1, 2, 3, 9],
      [3, 2, 1],
    ]);
    expect(await read({ estado: 'pagada' })).toEqual([3]);
  });

  it('of one instant go by what was closed later', async () => {
    await payout(4, { fecha: at(5) });
    await payout(5, { tiendaId: OTHER, fecha: at(5) });
    const { docs } = await payouts.findPage({ page: 1, limit: 4 });
    expect(numbersOf(docs)).toEqual([1, 2, 5, 4]);
    expect(await read({})).toEqual([1, 2, 5, 4, 3, 9]);
  });

  it('say how many wait to be paid, and since when', async () => {
    expect(await payouts.countUnpaid()).toEqual({ total: 3, oldest: at(2) });
  });

  it('are summed by store and state', async () => {
    const waits = { bs: 190, usd: 18 };
    const paid = { bs: 95, usd: 9 };
    const none = { bs: 0, usd: 0 };
    await payout(1, { tiendaId: THIRD, estado: 'pagada' });
    expect(await payouts.sums()).toEqual(
      new Map([
        [ONE, { pendiente: waits, pagada: paid }],
        [OTHER, { pendiente: paid, pagada: none }],
        [THIRD, { pendiente: none, pagada: paid }],
      ]),
    );
    expect([...(await payouts.sums(OTHER)).keys()]).toEqual([OTHER]);
  });
});

it('nothing waits where nothing is closed', async () => {
  expect(await payouts.countUnpaid()).toEqual({ total: 0, oldest: null });
});
