import { arrivalWindow } from '@tuerca/contracts/checkout/arrival';
import { ORDER_NOTES } from '@tuerca/contracts/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import type { PedidoDoc } from './order.schema';

/** When a store's turn began: the payment's confirmation, before it the purchase. */
export const paidAt = ({
  historialEstados,
  fecha,
}: Pick<PedidoDoc, 'fecha'> & { historialEstados: { fecha: Date; nota: string | null }[] }): Date =>
  historialEstados.find(({ nota }) => nota === ORDER_NOTES.paid)?.fecha ?? fecha;

/** How it travels and when it comes if it is paid at `instant`; both null of a pick-up. */
export function toShipping(
  { formaEnvio, preparacion }: Pick<PedidoDoc, 'formaEnvio' | 'preparacion'>,
  instant: Date,
): Pick<Pedido, 'formaEnvio' | 'llegada'> {
  if (!formaEnvio) return { formaEnvio: null, llegada: null };
  const { dias, ...forma } = formaEnvio;
  return { formaEnvio: forma, llegada: arrivalWindow(dias, instant, preparacion) };
}
