import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';
import type { Guarded } from '@/lib/page-access';
import { STORE_ORDER_CALLS } from './store-orders.queries';

type Order = Pick<Pedido, 'estado' | 'subestado' | 'estadoPago'>;
/** Whether the position of whoever looks lets her make a call. */
type MayCall = (call: Guarded) => boolean;
/** What the list's menu sets, in the specification's words. */
export type MenuStep = 'confirmado' | 'en_preparacion' | 'cancelado';

/** The call that takes an order to a state or step. Cancelling gives money back, and is the owner's by whatever call. */
export const callOf = (target: Pedido['estado'] | MenuStep): Guarded =>
  target === 'cancelado' ? STORE_ORDER_CALLS.cancel : STORE_ORDER_CALLS.setStatus;

/** Whether somebody may take this order there now: her position, the table of states, and nothing leaves before it is paid. */
export const mayMove = ({ estado, estadoPago }: Order, target: Pedido['estado'], may: MayCall): boolean =>
  may(callOf(target)) &&
  PEDIDO_TRANSITIONS[estado].includes(target) &&
  (target === 'cancelado' || estadoPago === 'pagado');

/** Whether a step of the menu leads anywhere: not to where the order is, and not past the table of states. */
export const mayTake = (pedido: Order, step: MenuStep, may: MayCall): boolean =>
  step === 'cancelado'
    ? mayMove(pedido, 'cancelado', may)
    : pedido.subestado !== step &&
      ((may(callOf(step)) && pedido.estado === 'procesando') || mayMove(pedido, 'procesando', may));
