import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';
import type { Guarded } from '@/lib/page-access';
import { STORE_ORDER_CALLS } from './store-orders.queries';

type Order = Pick<Pedido, 'estado' | 'subestado' | 'estadoPago'>;
/** Whether the user's position allows a call. */
type MayCall = (call: Guarded) => boolean;
/** States that the list's menu sets, in the specification's words. */
export type MenuStep = 'confirmado' | 'en_preparacion' | 'cancelado';

/** Call that moves an order to a state or step. Cancelling gives money back, and is the owner's by whatever call. */
export const callOf = (target: Pedido['estado'] | MenuStep): Guarded =>
  target === 'cancelado' ? STORE_ORDER_CALLS.cancel : STORE_ORDER_CALLS.setStatus;

/** Whether the user may move this order there now: by position, state table, and payment, without which nothing leaves. */
export const mayMove = ({ estado, estadoPago }: Order, target: Pedido['estado'], may: MayCall): boolean =>
  may(callOf(target)) &&
  PEDIDO_TRANSITIONS[estado].includes(target) &&
  (target === 'cancelado' || estadoPago === 'pagado');

/** Whether a step of the menu is possible: not to the present state, and not against the state table. */
export const mayTake = (pedido: Order, step: MenuStep, may: MayCall): boolean =>
  step === 'cancelado'
    ? mayMove(pedido, 'cancelado', may)
    : pedido.subestado !== step &&
      ((may(callOf(step)) && pedido.estado === 'procesando') || mayMove(pedido, 'procesando', may));
