import { commissionGivenBack, commissionOf } from '@tuerca/contracts/orders/comisiones/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { StoredPedido } from '../orders/orders.service';
import type { AsientoDoc } from './asiento.schema';
import type { LiquidacionDoc } from './liquidacion.schema';

/** An entry before its storage. */
export type NewEntry = Omit<AsientoDoc, '_id'>;
/** A refund of a return; `monto` and `envio` in céntimos of Bs., `montoUSD` in cents. */
export interface RefundAmounts {
  devolucionId: string;
  monto: number;
  montoUSD: number;
  envio: number;
  tasa: number;
  fecha: Date;
}

type PaidOrder = Pick<StoredPedido, '_id' | 'tiendaId' | 'numero' | 'subtotal' | 'total' | 'totalUSD' | 'tasa'>;

const monthOf = (fecha: Date) => caracasDate(fecha).slice(0, 7);
/** Zero times minus one is minus zero, which JSON and the database would keep. */
const negative = (amount: number) => (amount === 0 ? 0 : -amount);
/** Cents of a dollar from céntimos of Bs. at a rate. */
const toCents = (centimos: number, tasa: number) => Math.round(Number((centimos / tasa).toPrecision(15))) || 0;

/** A paid order: its total for the store, less the commission on its products; delivery bears none. */
export function saleEntry(order: PaidOrder, porcentaje: number, fecha: Date): NewEntry {
  const { _id, tiendaId, numero, subtotal: base, total: monto, totalUSD: montoUSD, tasa } = order;
  const commission = commissionOf(base, porcentaje);
  return {
    clave: saleKey(String(_id)),
    tiendaId,
    tipo: 'venta',
    fecha,
    fechaVenta: fecha,
    mes: monthOf(fecha),
    pedidoId: _id,
    numero,
    monto,
    comision: negative(commission),
    reembolso: 0,
    montoUSD,
    comisionUSD: negative(toCents(commission, tasa)),
    reembolsoUSD: 0,
    base,
    porcentaje,
    tasa,
    liquidacionId: null,
  };
}

/** The key of an order's sale. */
export const saleKey = (pedidoId: string): string => `venta:${pedidoId}`;

/** The store took the money of a sale itself: the platform owes it that much less, so that its commission is left as a debt. */
export const collectionEntry = (sale: NewEntry): NewEntry => ({
  ...sale,
  clave: `cobro:${String(sale.pedidoId)}`,
  tipo: 'cobro',
  monto: 0,
  comision: 0,
  reembolso: negative(sale.monto),
  montoUSD: 0,
  comisionUSD: 0,
  reembolsoUSD: negative(sale.montoUSD),
  base: 0,
});

/** The order was cancelled after its payment: the platform, which holds the money, pays it back, and the sale never was. */
export function cancellationEntry(sale: NewEntry, fecha: Date): NewEntry {
  return {
    ...sale,
    clave: `anulacion:${String(sale.pedidoId)}`,
    tipo: 'anulacion',
    fecha,
    mes: monthOf(fecha),
    monto: negative(sale.monto),
    comision: negative(sale.comision),
    montoUSD: negative(sale.montoUSD),
    comisionUSD: negative(sale.comisionUSD),
    base: negative(sale.base),
    liquidacionId: null,
  };
}

/**
 * A return was refunded. The store sent the money itself (`reembolso`), so what it is owed for the sale stays, and the
 * commission on what came back is given to it. `before` are the order's refunds until now: rounded on their sum, the parts of a
 * whole order give its whole commission back.
 */
export function refundEntry(sale: NewEntry, before: readonly NewEntry[], refund: RefundAmounts): NewEntry {
  const { devolucionId, monto, montoUSD, envio, tasa, fecha } = refund;
  const sum = (pick: (entry: NewEntry) => number) => before.reduce((total, entry) => total + pick(entry), 0);
  const base = monto - envio;
  const returned = base - sum((entry) => entry.base);
  const part = (commission: number) => commissionGivenBack(-commission, returned, sale.base);
  return {
    ...sale,
    clave: `devolucion:${devolucionId}`,
    tipo: 'devolucion',
    fecha,
    mes: monthOf(fecha),
    monto: negative(monto),
    comision: part(sale.comision) - sum((entry) => entry.comision),
    reembolso: monto,
    montoUSD: negative(montoUSD),
    comisionUSD: part(sale.comisionUSD) - sum((entry) => entry.comisionUSD),
    reembolsoUSD: montoUSD,
    base: negative(base),
    tasa,
    liquidacionId: null,
  };
}

/** Labour whose work is done: `tasa` Bs. per dollar, `porcentaje` as it stood when it was paid. */
export interface EarnedLabour {
  _id: AsientoDoc['_id'];
  citaId: AsientoDoc['_id'];
  tallerId: AsientoDoc['_id'];
  servicio: string;
  tasa: number;
  porcentaje: number | null;
}

/** The key of the labour of an appointment. */
export const labourKey = (labourId: string): string => `mano_de_obra:${labourId}`;

/** A workshop's labour that was paid through the platform: what it earned, less the commission. Céntimos of Bs., cents of a dollar. */
export function labourEntry(
  { _id, citaId, tallerId, servicio, tasa, porcentaje }: EarnedLabour,
  { monto, montoUSD }: { monto: number; montoUSD: number },
  fecha: Date,
): NewEntry {
  const commission = commissionOf(monto, porcentaje ?? 0);
  return {
    clave: labourKey(String(_id)),
    tiendaId: tallerId,
    tipo: 'mano_de_obra',
    fecha,
    fechaVenta: fecha,
    mes: monthOf(fecha),
    pedidoId: null,
    citaId,
    numero: servicio,
    monto,
    comision: negative(commission),
    reembolso: 0,
    montoUSD,
    comisionUSD: negative(toCents(commission, tasa)),
    reembolsoUSD: 0,
    base: monto,
    porcentaje,
    tasa,
    liquidacionId: null,
  };
}

interface Short {
  /** Of the payment; of a cancelled order. */
  id: string;
  numero: string;
  /** Céntimos that the platform bears, or bears no more when it is negative. */
  falta: number;
  tasa: number;
}

/** Less came of a payment than is due and that was accepted: the platform bears it, since stores are paid in full. */
export function shortEntry({ id, numero, falta, tasa }: Short, fecha: Date): NewEntry {
  return {
    clave: `faltante:${id}`,
    tiendaId: null,
    tipo: 'faltante',
    fecha,
    fechaVenta: fecha,
    mes: monthOf(fecha),
    pedidoId: null,
    numero,
    monto: negative(falta),
    comision: 0,
    reembolso: 0,
    montoUSD: negative(toCents(falta, tasa)),
    comisionUSD: 0,
    reembolsoUSD: 0,
    base: 0,
    porcentaje: null,
    tasa,
    liquidacionId: null,
  };
}

/** A payout was transferred: what the platform owes the store is that much less. */
export function payoutEntry({ _id, tiendaId, total, totalUSD }: LiquidacionDoc, fecha: Date): NewEntry {
  return {
    clave: `liquidacion:${String(_id)}`,
    tiendaId,
    tipo: 'liquidacion',
    fecha,
    fechaVenta: fecha,
    mes: null,
    pedidoId: null,
    numero: null,
    monto: negative(total),
    comision: 0,
    reembolso: 0,
    montoUSD: negative(totalUSD),
    comisionUSD: 0,
    reembolsoUSD: 0,
    base: 0,
    porcentaje: null,
    tasa: null,
    liquidacionId: _id,
  };
}
