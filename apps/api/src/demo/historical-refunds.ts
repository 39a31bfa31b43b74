import { DAY } from '@tuerca/contracts/kernel/time';
import type { NuevoPedido, StoredPedido } from '../orders/orders/orders.service';
import type { PastDebt } from '../payments/payments/debts.service';

/** Time after which the demo's administrators sent money back: later cancellations still wait. */
const SENT_AFTER = 12 * DAY;

const endOf = ({ historialEstados }: Pick<NuevoPedido, 'historialEstados'>): Date => historialEstados.at(-1)!.fecha;

/** Refund of a past order that was cancelled after its payment; nothing for any other. */
export function demoRefundOf(order: NuevoPedido, now: Date): Pick<NuevoPedido, 'reembolso'> {
  if (order.estadoPago !== 'reembolsado') return {};
  const sent = new Date(endOf(order).getTime() + SENT_AFTER);
  return { reembolso: { monto: order.total, fecha: sent < now ? sent : null } };
}

/** Amounts that the payment of past orders still owes and has given back. */
export function debtsOf(orders: Pick<NuevoPedido, 'reembolso'>[]): { porDevolver?: number; devuelto?: number } {
  const refunds = orders.flatMap(({ reembolso }) => reembolso ?? []);
  const sum = (some: typeof refunds) => some.reduce((total, { monto }) => total + monto, 0);
  if (!refunds.length) return {};
  return {
    porDevolver: sum(refunds.filter(({ fecha }) => !fecha)),
    devuelto: sum(refunds.filter(({ fecha }) => fecha)),
  };
}

/** The debt of a past order, with what settled it. */
export function pastDebt(order: StoredPedido, pago: PastDebt['pago']): PastDebt[] {
  const { _id, numero, reembolso, motivoCancelacion: nota } = order;
  if (!reembolso) return [];
  const { monto, fecha: devuelto } = reembolso;
  const sent = devuelto && { referencia: String(devuelto.getTime()).slice(-8), devuelto };
  return [{ pago, monto, motivo: 'cancelado', nota, pedido: { id: String(_id), numero }, fecha: endOf(order), sent }];
}
