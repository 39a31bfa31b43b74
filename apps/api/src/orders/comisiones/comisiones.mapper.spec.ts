import { Types } from 'mongoose';
import type { AsientoDoc } from './asiento.schema';
import {
  less,
  NO_SUMS,
  owedOf,
  toAsiento,
  toCifrasComision,
  toImporte,
  toLiquidacion,
  toLiquidacionAdmin,
} from './comisiones.mapper';
import type { LiquidacionDoc } from './liquidacion.schema';

const sums = {
  pedidos: 3,
  ventas: 100_000,
  devoluciones: -20_000,
  comisiones: -5000,
  reembolsos: -700,
  ventasUSD: 1000,
  devolucionesUSD: -200,
  comisionesUSD: -50,
  reembolsosUSD: -7,
};

describe('sums of a ledger', () => {
  it('are net without what a store took or gave itself, and owed with it', () => {
    expect(toCifrasComision(sums)).toEqual({
      pedidos: 3,
      ventas: { bs: 1000, usd: 10 },
      devoluciones: { bs: -200, usd: -2 },
      comisiones: { bs: -50, usd: -0.5 },
      neto: { bs: 750, usd: 7.5 },
    });
    expect(owedOf(sums)).toEqual({ bs: 74_300, usd: 743 });
    expect(owedOf(NO_SUMS)).toEqual({ bs: 0, usd: 0 });
  });

  it('travel as amounts, and one less the other', () => {
    expect([toImporte({ bs: 12_345, usd: 67 }), toImporte()]).toEqual([
      { bs: 123.45, usd: 0.67 },
      { bs: 0, usd: 0 },
    ]);
    expect([
      less({ bs: 10, usd: 5 }, { bs: 3, usd: 7 }),
      less(undefined, { bs: 3, usd: 7 }),
      less({ bs: 3, usd: 7 }),
    ]).toEqual([
      { bs: 7, usd: -2 },
      { bs: -3, usd: -7 },
      { bs: 3, usd: 7 },
    ]);
  });
});

const id = () => new Types.ObjectId();
const fecha = new Date('2026-11-30T12:00:00Z');
const payout = {
  _id: id(),
  ...sums,
  tiendaId: id(),
  tienda: 'Repuestos X',
  numero: 4,
  estado: 'pagada',
  fecha,
  desde: fecha,
  hasta: fecha,
  total: 74_300,
  totalUSD: 743,
  referencia: '123',
  nota: 'n',
  fechaPago: fecha,
} as LiquidacionDoc;

describe('an entry', () => {
  const entry = {
    _id: id(),
    tipo: 'venta',
    fecha,
    pedidoId: id(),
    numero: 'TRC-1',
    monto: 11_000,
    comision: -500,
    reembolso: -100,
    montoUSD: 110,
    comisionUSD: -5,
    reembolsoUSD: -1,
    porcentaje: 5,
  } as AsientoDoc;

  it('is net of its commission, and names its order or appointment', () => {
    expect(toAsiento(entry, undefined, false)).toEqual({
      _id: String(entry._id),
      tipo: 'venta',
      fecha: '2026-11-30T12:00:00.000Z',
      pedido: { _id: String(entry.pedidoId), numero: 'TRC-1' },
      cita: null,
      monto: { bs: 110, usd: 1.1 },
      comision: { bs: -5, usd: -0.05 },
      porcentaje: 5,
      neto: { bs: 105, usd: 1.05 },
      reembolso: { bs: -1, usd: -0.01 },
      liquidacion: null,
      retenido: false,
    });
    const labour = { ...entry, pedidoId: null, citaId: id(), numero: 'Frenos' };
    expect(toAsiento(labour, undefined, false)).toMatchObject({
      pedido: null,
      cita: { _id: String(labour.citaId), servicio: 'Frenos' },
    });
    expect(toAsiento({ ...entry, citaId: id(), numero: null }, undefined, false)).toMatchObject({
      pedido: null,
      cita: null,
    });
  });

  it('is held until its order can be settled, never beside its payout', () => {
    expect([toAsiento(entry, undefined, true).retenido, toAsiento(entry, payout, true).retenido]).toEqual([
      true,
      false,
    ]);
    expect(toAsiento(entry, payout, false).liquidacion).toEqual({
      _id: String(payout._id),
      numero: 4,
      estado: 'pagada',
    });
  });
});

test('a payout is told with its sums, to administrators with its business', () => {
  expect(toLiquidacion(payout)).toEqual({
    _id: String(payout._id),
    numero: 4,
    estado: 'pagada',
    fecha: fecha.toISOString(),
    desde: fecha.toISOString(),
    hasta: fecha.toISOString(),
    ...toCifrasComision(sums),
    reembolsos: { bs: -7, usd: -0.07 },
    total: { bs: 743, usd: 7.43 },
    referencia: '123',
    fechaPago: fecha.toISOString(),
  });
  expect(toLiquidacion({ ...payout, fechaPago: null }).fechaPago).toBeNull();
  const kind = (deTaller?: boolean) => toLiquidacionAdmin({ ...payout, ...(deTaller !== undefined && { deTaller }) });
  expect(kind()).toMatchObject({
    nota: 'n',
    tienda: { _id: String(payout.tiendaId), nombre: 'Repuestos X', tipo: 'tienda' },
  });
  expect(kind(true).tienda.tipo).toBe('taller');
});
