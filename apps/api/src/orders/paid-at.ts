import { ORDER_NOTES } from '@tuerca/contracts/orders/messages';
import type { PedidoDoc } from './order.schema';

/** When a store's turn began: the payment's confirmation, before it the purchase. */
export const paidAt = ({
  historialEstados,
  fecha,
}: Pick<PedidoDoc, 'fecha'> & { historialEstados: { fecha: Date; nota: string | null }[] }): Date =>
  historialEstados.find(({ nota }) => nota === ORDER_NOTES.paid)?.fecha ?? fecha;
