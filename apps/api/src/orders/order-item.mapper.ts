import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
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
