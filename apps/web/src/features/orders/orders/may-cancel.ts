import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';

/** A client cancels while nobody has confirmed the payment. */
export const mayCancel = ({ estado, estadoPago }: Pick<Pedido, 'estado' | 'estadoPago'>): boolean =>
  PEDIDO_TRANSITIONS[estado].includes('cancelado') && estadoPago !== 'pagado' && estadoPago !== 'reembolsado';
