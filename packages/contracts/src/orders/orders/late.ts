import { caracasDate } from '../../venezuela/caracas';
import type { Pedido } from './schemas';

const ENDED: readonly Pedido['estado'][] = ['entregado', 'cancelado'];

type ArrivingOrder = Pick<Pedido, 'estado' | 'estadoPago' | 'llegada'>;

/** Promised days of a paid order that has still to come; null of any other. */
export const awaitedArrival = ({ estado, estadoPago, llegada }: ArrivingOrder): Pedido['llegada'] =>
  estadoPago === 'pagado' && !ENDED.includes(estado) ? llegada : null;

/** True of a paid order that should have come by now: the last promised day, of Caracas, is over. */
export function isOrderLate(order: ArrivingOrder, now: Date): boolean {
  const llegada = awaitedArrival(order);
  return llegada !== null && caracasDate(now) > llegada.hasta;
}
