import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PedidoDoc } from './order.schema';
import type { ItemPedido } from './order-parts.schema';

/** A line of an order as client and store see it. */
export function toItem({
  productoId,
  nombre,
  imagen,
  imagenes,
  categoria,
  variante,
  cantidad,
  precioUSD,
  precioUnitario,
}: ItemPedido): Pedido['items'][number] {
  const id = String(productoId);
  const precio = toMonto(precioUnitario);
  return {
    productoId: id,
    producto: { _id: id, nombre, imagen, imagenes, variante, categoria },
    cantidad,
    precioUnitario: precio,
    precio,
    precioUSD: toMonto(precioUSD),
    subtotal: toMonto(precioUnitario * cantidad),
  };
}

/** Money of a cancelled order that is sent back; null when none is. */
export const toReembolso = (reembolso: PedidoDoc['reembolso']): Pedido['reembolso'] =>
  reembolso ? { monto: toMonto(reembolso.monto), fecha: reembolso.fecha && reembolso.fecha.toISOString() } : null;
