import { Types } from 'mongoose';
import { inVain, ownDatabase } from '../../../test/own-database';
import { ASIENTO, type AsientoDoc, AsientoSchema } from './asiento.schema';
import { AsientosRepository } from './asientos.repository';

const db = ownDatabase();
let ledger: AsientosRepository;
beforeEach(async () => {
  const model = db().model<AsientoDoc>(ASIENTO, AsientoSchema);
  await model.init();
  ledger = new AsientosRepository(model);
});
const tx = () => db().startSession();

const [ONE, OTHER] = [new Types.ObjectId(), new Types.ObjectId()];
const SOLD = new Date('2026-11-10T12:00:00Z');
const after = (ms: number) => new Date(SOLD.getTime() + ms);
let made = 0;
const entry = (changes: Partial<AsientoDoc> = {}): AsientoDoc => ({
  _id: new Types.ObjectId(),
  clave: `venta:${made++}`,
  tiendaId: ONE,
  tipo: 'venta',
  fecha: SOLD,
  fechaVenta: SOLD,
  mes: '2026-11',
  pedidoId: new Types.ObjectId(),
  numero: 'TRC-1',
  ...{ monto: 100_00, comision: -5_00, reembolso: 0, montoUSD: 10_00, comisionUSD: -50, reembolsoUSD: 0 },
  ...{ base: 100_00, porcentaje: 5, tasa: 10, liquidacionId: null },
  ...changes,
});
const kept = async (...entries: AsientoDoc[]) => {
  await ledger.insert(entries);
  return entries;
};
const refund = (changes: Partial<AsientoDoc> = {}) =>
  entry({
    tipo: 'devolucion',
    ...{ monto: -40_00, comision: 2_00, reembolso: 40_00, montoUSD: -4_00, comisionUSD: 20, reembolsoUSD: 4_00 },
    ...changes,
  });
const keysOf = (docs: { clave: string }[]) => docs.map(({ clave }) => clave);

it('an event is entered once', async () => {
  const [sale] = await kept(entry());
  await expect(kept(entry({ clave: sale!.clave }))).rejects.toMatchObject({ code: 11000 });
});

describe('the entries of an order', () => {
  it('come oldest first, and no other order’s', async () => {
    const pedidoId = new Types.ObjectId();
    const [late, sale] = await kept(refund({ pedidoId, fecha: after(5) }), entry({ pedidoId }), entry());
    expect(keysOf(await ledger.findAllOfOrder(String(pedidoId)))).toEqual([sale!.clave, late!.clave]);
    const within = await ledger.findByOrder(String(pedidoId), await tx());
    expect(keysOf(within)).toEqual([sale!.clave, late!.clave]);
    expect(within[0]).not.toHaveProperty('_id');
  });

  it('say what each was sold for', async () => {
    const [sale, foreign] = await kept(entry(), entry());
    await kept(refund({ pedidoId: sale!.pedidoId }));
    expect(await ledger.sumSales([String(sale!.pedidoId)], await tx())).toEqual(
      new Map([[String(sale!.pedidoId), 60_00]]),
    );
    expect(await ledger.sumSales([String(foreign!.pedidoId)], await tx())).toEqual(
      new Map([[String(foreign!.pedidoId), 100_00]]),
    );
  });
});

describe('a month', () => {
  it('is paged newest first, of one store alone', async () => {
    // Of the two of one instant the one that was made later is the newer one.
    const [second, third] = [entry({ fecha: after(1) }), entry({ fecha: after(1) })];
    const first = entry();
    await kept(second, first, third);
    await kept(entry({ tiendaId: OTHER }), entry({ mes: '2026-10' }));
    const page = (n: number) => ledger.findPage(String(ONE), { mes: '2026-11' }, { page: n, limit: 2 });
    const [one, two] = [await page(1), await page(2)];
    expect([keysOf(one.docs), keysOf(two.docs)]).toEqual([[third.clave, second.clave], [first.clave]]);
    expect([one.total, two.total]).toEqual([3, 3]);
    const streamed: AsientoDoc[] = [];
    for await (const doc of ledger.stream(String(ONE), { mes: '2026-11' })) streamed.push(doc);
    expect(keysOf(streamed)).toEqual([first.clave, second.clave, third.clave]);
  });

  it('adds sales and labour, what came back, commissions and refunds, each to the céntimo', async () => {
    await kept(
      entry(),
      entry({ tipo: 'mano_de_obra', monto: 7_01, montoUSD: 71, comision: -31, comisionUSD: -3 }),
      refund(),
      entry({ tipo: 'anulacion', monto: -11_03, montoUSD: -1_11, comision: 55, comisionUSD: 5 }),
      entry({ tiendaId: OTHER }),
      entry({ mes: '2026-12' }),
    );
    expect(await ledger.sumMonths(String(ONE), ['2026-11', '2026-09'])).toEqual(
      new Map([
        [
          '2026-11',
          {
            ...{ pedidos: 2, ventas: 107_01, devoluciones: -51_03, comisiones: -2_76, reembolsos: 40_00 },
            ...{ ventasUSD: 10_71, devolucionesUSD: -5_11, comisionesUSD: -28, reembolsosUSD: 4_00 },
          },
        ],
      ]),
    );
  });

  it('is what the platform earned of all stores, and what it bore', async () => {
    await kept(entry(), entry({ tiendaId: OTHER }), refund(), entry({ mes: '2026-10' }));
    await kept(entry({ tipo: 'faltante', tiendaId: null, monto: -1_23, comision: 0 }));
    expect(await ledger.sumEarnings(['2026-11', '2026-12'])).toEqual(
      new Map([['2026-11', { comisiones: 8_00, faltantes: -1_23 }]]),
    );
  });
});

describe('what no payout has taken yet', () => {
  it('is owed to each store, and to none of it what is the platform’s', async () => {
    await kept(
      ...[entry(), refund(), entry({ tiendaId: OTHER, monto: 1, comision: 0, montoUSD: 2, comisionUSD: 0 })],
      ...[entry({ liquidacionId: new Types.ObjectId() }), entry({ tipo: 'faltante', tiendaId: null })],
    );
    // 95 of the sale, and of the refund, which the store sent itself, the commission.
    const own = { bs: 97_00, usd: 9_70 };
    expect(await ledger.sumOpen()).toEqual(
      new Map([
        [String(ONE), own],
        [String(OTHER), { bs: 1, usd: 2 }],
      ]),
    );
    expect(await ledger.sumOpen({ tiendaId: String(ONE) })).toEqual(new Map([[String(ONE), own]]));
  });

  it('can be that of some orders alone', async () => {
    const [sale] = await kept(entry(), entry());
    expect(await ledger.sumOpen({ pedidoIds: [String(sale!.pedidoId)] })).toEqual(
      new Map([[String(ONE), { bs: 95_00, usd: 9_50 }]]),
    );
  });
});

describe('a payout', () => {
  const id = () => String(new Types.ObjectId());
  const take = async (payout: string, { at = SOLD, before = after(1), held = [] as string[] } = {}) =>
    ledger.take(String(ONE), payout, { at, before, held }, await tx());

  it('takes what was entered until its instant, of sales before its end', async () => {
    await kept(entry(), entry({ fecha: after(1) }), entry({ fechaVenta: after(1) }), entry({ tiendaId: OTHER }));
    expect(await take(id())).toBe(1);
    // Entered at the very instant is taken, sold at the very end is not.
    expect(await take(id(), { at: after(1) })).toBe(1);
    expect(await take(id(), { at: after(1), before: after(2) })).toBe(1);
    expect(await take(id(), { at: after(1), before: after(2) })).toBe(0);
  });

  it('that is not closed in the end has taken nothing', async () => {
    const [sale] = await kept(entry());
    await inVain(db(), async (session) => {
      expect(await ledger.take(String(ONE), id(), { at: SOLD, before: after(1), held: [] }, session)).toBe(1);
    });
    expect((await ledger.findAllOfOrder(String(sale!.pedidoId)))[0]!.liquidacionId).toBeNull();
  });

  it('leaves out the orders that are held', async () => {
    const [sale] = await kept(entry(), entry());
    expect(await take(id(), { held: [String(sale!.pedidoId)] })).toBe(1);
    expect((await ledger.findAllOfOrder(String(sale!.pedidoId)))[0]!.liquidacionId).toBeNull();
  });

  it('adds what it took, and says since when; its own transfer is none of its entries', async () => {
    const payout = id();
    const liquidacionId = new Types.ObjectId(payout);
    await kept(
      entry({ fecha: after(3), liquidacionId }),
      refund({ liquidacionId }),
      entry({ tiendaId: OTHER, liquidacionId }),
    );
    await kept(
      entry({
        tipo: 'liquidacion',
        mes: null,
        liquidacionId,
        monto: -57_00,
        comision: 0,
        comisionUSD: 0,
        pedidoId: null,
      }),
    );
    const page = await ledger.findPage(String(ONE), { liquidacionId: payout }, { page: 1, limit: 10 });
    expect([page.total, page.docs.map(({ tipo }) => tipo)]).toEqual([2, ['venta', 'devolucion']]);
    expect(await ledger.sumPayout(String(ONE), payout, await tx())).toEqual({
      ...{ desde: SOLD, pedidos: 1, ventas: 100_00, devoluciones: -40_00, comisiones: -3_00, reembolsos: 40_00 },
      ...{ ventasUSD: 10_00, devolucionesUSD: -4_00, comisionesUSD: -30, reembolsosUSD: 4_00 },
    });
  });
});
