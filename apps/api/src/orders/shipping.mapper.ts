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

/** How it travels and when it comes, counted from the payment; both null of a pick-up. */
export function toShipping(
  doc: Pick<PedidoDoc, 'fecha' | 'historialEstados' | 'formaEnvio' | 'preparacion'>,
): Pick<Pedido, 'formaEnvio' | 'llegada'> {
  if (!doc.formaEnvio) return { formaEnvio: null, llegada: null };
  const { dias, via, destino, pagoEnDestino } = doc.formaEnvio;
  const { from, until } = arrivalWindow(dias, paidAt(doc), doc.preparacion);
  return { formaEnvio: { via, destino, pagoEnDestino }, llegada: { desde: from, hasta: until } };
}
