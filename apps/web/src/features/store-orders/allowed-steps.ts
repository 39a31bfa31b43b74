import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/states';

type Order = Pick<Pedido, 'estado' | 'subestado' | 'estadoPago'>;
/** What the list's menu sets, in the specification's words. */
export type MenuStep = 'confirmado' | 'en_preparacion' | 'cancelado';

/** Whether the store may take this order there now: the table of states, and nothing leaves before it is paid. */
export const mayMove = ({ estado, estadoPago }: Order, target: Pedido['estado']): boolean =>
  PEDIDO_TRANSITIONS[estado].includes(target) && (target === 'cancelado' || estadoPago === 'pagado');

/** Whether a step of the menu leads anywhere: not to where the order is, and not past the table of states. */
export const mayTake = (pedido: Order, step: MenuStep): boolean =>
  step === 'cancelado'
    ? mayMove(pedido, 'cancelado')
    : pedido.subestado !== step && (pedido.estado === 'procesando' || mayMove(pedido, 'procesando'));
