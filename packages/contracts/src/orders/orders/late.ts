import { caracasDate } from '../../venezuela/caracas';
import type { Pedido } from './schemas';

const ENDED: readonly Pedido['estado'][] = ['entregado', 'cancelado'];

/** Whether a paid order should have come by now: the last promised day, of Caracas, is over. */
export const isOrderLate = (
  { estado, estadoPago, llegada }: Pick<Pedido, 'estado' | 'estadoPago' | 'llegada'>,
  now: Date,
): boolean =>
  llegada !== null && estadoPago === 'pagado' && !ENDED.includes(estado) && caracasDate(now) > llegada.hasta;
