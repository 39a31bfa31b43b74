import { Types } from 'mongoose';
import {
  cancellationEntry,
  collectionEntry,
  labourEntry,
  type NewEntry,
  payoutEntry,
  refundEntry,
  saleEntry,
  shortEntry,
} from './entries';

const id = () => new Types.ObjectId();
const order = {
  _id: id(),
  tiendaId: 'tienda',
  numero: 'TRC-1',
  subtotal: 100_00,
  total: 110_00,
  totalUSD: 11_00,
  tasa: 10,
};
const sale = saleEntry(order as never, 5, new Date('2026-05-10T12:00:00Z'));
const refund = { devolucionId: 'd', monto: 10_00, montoUSD: 1_00, envio: 0, tasa: 10 };
const labour = { _id: id(), citaId: id(), tallerId: id(), servicio: 'Frenos', tasa: 10, porcentaje: 5 };

/** Each kind of entry as it is written at an instant. */
const KINDS: Record<string, (fecha: Date) => NewEntry> = {
  sale: (fecha) => saleEntry(order as never, 5, fecha),
  cancellation: (fecha) => cancellationEntry(sale, fecha),
  refund: (fecha) => refundEntry(sale, [], { ...refund, fecha }),
  labour: (fecha) => labourEntry(labour, { monto: 50_00, montoUSD: 5_00 }, fecha),
  shortfall: (fecha) => shortEntry({ id: 'p', numero: 'TRC-1', falta: 1_00, tasa: 10 }, fecha),
};

describe.each(Object.entries(KINDS))('the month of a %s', (_kind, entryAt) => {
  // Four hours behind UTC all year.
  it.each([
    ['2026-12-01T03:59:59.999Z', '2026-11'],
    ['2026-12-01T04:00:00.000Z', '2026-12'],
    ['2027-01-01T03:59:59.999Z', '2026-12'],
    ['2027-01-01T04:00:00.000Z', '2027-01'],
  ])('written at %s is %s', (instant, month) => {
    expect(entryAt(new Date(instant)).mes).toBe(month);
  });
});

it('a payout is no income of a month', () => {
  const payout = { _id: id(), tiendaId: 'tienda', total: 100_00, totalUSD: 10_00 };
  expect(payoutEntry(payout as never, new Date('2026-12-01T03:59:59Z')).mes).toBeNull();
});

describe('the amounts of an entry', () => {
  const at = new Date('2026-05-10T12:00:00Z');
  const later = new Date('2026-05-11T12:00:00Z');
  const amounts = ({ monto, comision, reembolso, montoUSD, comisionUSD, reembolsoUSD, base }: NewEntry) => ({
    bs: [monto, comision, reembolso],
    usd: [montoUSD, comisionUSD, reembolsoUSD],
    base,
  });

  it('of a sale: its total, less the commission on its products', () => {
    expect(sale).toMatchObject({
      clave: `venta:${String(order._id)}`,
      tipo: 'venta',
      fecha: at,
      fechaVenta: at,
      pedidoId: order._id,
      numero: 'TRC-1',
      porcentaje: 5,
      tasa: 10,
      liquidacionId: null,
    });
    expect(amounts(sale)).toEqual({ bs: [110_00, -5_00, 0], usd: [11_00, -50, 0], base: 100_00 });
    expect(amounts(saleEntry(order as never, 0, at)).bs).toEqual([110_00, 0, 0]);
  });

  it('of money that the store took itself: the sale is taken off, its commission stays a debt', () => {
    const collected = collectionEntry(sale);
    expect(collected).toMatchObject({ clave: `cobro:${String(order._id)}`, tipo: 'cobro', mes: sale.mes });
    expect(amounts(collected)).toEqual({ bs: [0, 0, -110_00], usd: [0, 0, -11_00], base: 0 });
  });

  it('of a cancellation: the sale never was', () => {
    const cancelled = cancellationEntry(sale, later);
    expect(cancelled).toMatchObject({
      clave: `anulacion:${String(order._id)}`,
      tipo: 'anulacion',
      fecha: later,
      fechaVenta: at,
      liquidacionId: null,
    });
    expect(amounts(cancelled)).toEqual({ bs: [-110_00, 5_00, 0], usd: [-11_00, 50, 0], base: -100_00 });
    expect(cancellationEntry({ ...sale, liquidacionId: id() }, later).liquidacionId).toBeNull();
  });

  it('of refunds: parts of a whole order give its whole commission back', () => {
    // 3 × 33.33 and the last céntimo, with the delivery: each part rounded on the sum until then.
    const odd = saleEntry({ ...order, subtotal: 100_01, total: 110_01 } as never, 5, at);
    const parts: NewEntry[] = [];
    for (const [monto, envio] of [
      [33_33, 0],
      [33_33, 0],
      [43_35, 10_00],
    ] as const)
      parts.push(refundEntry(odd, parts, { ...refund, monto, montoUSD: 1_00, envio, tasa: 12, fecha: later }));
    const sum = (pick: (entry: NewEntry) => number) => parts.reduce((total, one) => total + pick(one), 0);
    expect([sum((one) => one.comision), sum((one) => one.comisionUSD)]).toEqual([-odd.comision, -odd.comisionUSD]);
    expect([sum((one) => one.monto), sum((one) => one.reembolso), sum((one) => one.base)]).toEqual([
      -110_01, 110_01, -100_01,
    ]);
    expect(parts.map(({ comision }) => comision)).toEqual([1_67, 1_66, 1_67]);
    expect(parts[0]).toMatchObject({
      clave: 'devolucion:d',
      tipo: 'devolucion',
      fecha: later,
      fechaVenta: at,
      tasa: 12,
      montoUSD: -1_00,
      reembolsoUSD: 1_00,
      liquidacionId: null,
    });
  });

  it('of labour: what it earned, less the commission, none where none was agreed', () => {
    const earned = labourEntry(labour, { monto: 50_00, montoUSD: 5_00 }, at);
    expect(earned).toMatchObject({
      clave: `mano_de_obra:${String(labour._id)}`,
      tiendaId: labour.tallerId,
      tipo: 'mano_de_obra',
      pedidoId: null,
      citaId: labour.citaId,
      numero: 'Frenos',
      porcentaje: 5,
      tasa: 10,
      liquidacionId: null,
    });
    expect(amounts(earned)).toEqual({ bs: [50_00, -2_50, 0], usd: [5_00, -25, 0], base: 50_00 });
    const free = labourEntry({ ...labour, porcentaje: null }, { monto: 50_00, montoUSD: 5_00 }, at);
    expect(amounts(free)).toEqual({ bs: [50_00, 0, 0], usd: [5_00, 0, 0], base: 50_00 });
    expect(free.porcentaje).toBeNull();
  });

  it('of a shortfall: the platform bears it, or no more when it is negative', () => {
    const short = shortEntry({ id: 'p', numero: 'TRC-1', falta: 1_05, tasa: 10 }, at);
    expect(short).toMatchObject({
      clave: 'faltante:p',
      tiendaId: null,
      tipo: 'faltante',
      pedidoId: null,
      numero: 'TRC-1',
      porcentaje: null,
      tasa: 10,
      liquidacionId: null,
    });
    expect(amounts(short)).toEqual({ bs: [-1_05, 0, 0], usd: [-11, 0, 0], base: 0 });
    expect(amounts(shortEntry({ id: 'p', numero: 'TRC-1', falta: -1_00, tasa: 10 }, at)).bs).toEqual([1_00, 0, 0]);
    expect(amounts(shortEntry({ id: 'p', numero: 'TRC-1', falta: 0, tasa: 10 }, at)).usd).toEqual([0, 0, 0]);
  });

  it('of a payout: what is owed is that much less', () => {
    const payout = { _id: id(), tiendaId: 'tienda', total: 100_00, totalUSD: 10_00 };
    const entry = payoutEntry(payout as never, at);
    expect(entry).toMatchObject({
      clave: `liquidacion:${String(payout._id)}`,
      tiendaId: 'tienda',
      tipo: 'liquidacion',
      pedidoId: null,
      numero: null,
      porcentaje: null,
      tasa: null,
      liquidacionId: payout._id,
    });
    expect(amounts(entry)).toEqual({ bs: [-100_00, 0, 0], usd: [-10_00, 0, 0], base: 0 });
  });
});
