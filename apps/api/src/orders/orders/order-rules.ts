import type { DATE_FILTERS } from '@tuerca/contracts/orders/orders/rules';
import { type EstadoPedido, ESTADOS_PEDIDO, PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';

type DateFilter = (typeof DATE_FILTERS)[number];

/** States from which the contract's table lets an order go to `destino`. */
export const pedidoOrigins = (target: EstadoPedido): EstadoPedido[] =>
  ESTADOS_PEDIDO.filter((estado) => PEDIDO_TRANSITIONS[estado].includes(target));
/** States in which an order can still be cancelled. */
export const CANCELLABLE: readonly EstadoPedido[] = pedidoOrigins('cancelado');

/** Payment states in which the money is still expected. */
export const OPEN_PAYMENT: readonly EstadoPago[] = ['pendiente', 'en_verificacion'];
/** Whether a confirmed payment makes this order a paid one. */
export const isPayable = ({ estado, estadoPago }: { estado: EstadoPedido; estadoPago: EstadoPago }): boolean =>
  estado !== 'cancelado' && OPEN_PAYMENT.includes(estadoPago);

/** Whether an order counts among what its store sold. */
export const isSold = ({ estado, estadoPago }: { estado: EstadoPedido; estadoPago: EstadoPago }): boolean =>
  estado !== 'cancelado' && estadoPago === 'pagado';

/** Bounds (UTC, end excluded) of a date filter by the calendar of Caracas; undefined for all. */
export function dateBounds(filter: DateFilter, now: Date): { desde: Date; hasta: Date } | undefined {
  if (filter === 'all') return undefined;
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  const startOf = (a: number, m: number) => caracasInstant(new Date(Date.UTC(a, m - 1, 1)).toISOString().slice(0, 10));
  if (filter === 'thisYear') return { desde: startOf(year, 1), hasta: startOf(year + 1, 1) };
  const past = filter === 'lastMonth' ? 1 : 0;
  return { desde: startOf(year, month - past), hasta: startOf(year, month - past + 1) };
}
