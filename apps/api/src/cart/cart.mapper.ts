import type { Carrito, ItemCarrito } from '@tuerca/contracts/cart/schemas';
import { aBolivares, aMonto, desglosarIva } from '@tuerca/contracts/venezuela/dinero';
import type { Tasa } from '@tuerca/contracts/system/schemas';
import type { ReviewedLine, CartReview } from './cart-review';

function toItem({ line, producto, final, original, maximo }: ReviewedLine, tasa: number): ItemCarrito {
  const { _id, nombre, imagenes, marca, modelo, categoria, tienda } = producto;
  const unitPrice = aBolivares(final, tasa);
  const attributes = { ...(marca && { marca }), ...(modelo && { modelo }) };
  return {
    id: _id,
    productoId: _id,
    nombre,
    imagenes,
    imagenUrl: imagenes[0] ?? null,
    atributos: attributes,
    precio: aMonto(final),
    precioOriginal: aMonto(original),
    precioUnitario: aMonto(unitPrice),
    subtotal: aMonto(unitPrice * line.cantidad),
    cantidad: line.cantidad,
    maximo,
    disponible: maximo > 0,
    producto: { _id, nombre, precio: aMonto(final), imagenes, marca, modelo, categoria },
    tienda,
  };
}

/** The cart on the wire; lines that cannot be bought count in no total. `descuento` tells what the offers save and is already off `subtotal`. */
export function toCarrito(
  id: string | null,
  version: number,
  { lines, cambios }: CartReview,
  tasa: Tasa,
  iva: number,
): Carrito {
  const buyable = lines.filter(({ maximo }) => maximo > 0);
  const sum = (value: (line: ReviewedLine) => number) =>
    buyable.reduce((total, line) => total + value(line) * line.line.cantidad, 0);
  const total = sum(({ final }) => aBolivares(final, tasa.valor));
  return {
    _id: id,
    version,
    items: lines.map((line) => toItem(line, tasa.valor)),
    cantidadTotal: sum(() => 1),
    subtotal: aMonto(total),
    descuento: aMonto(sum(({ original }) => aBolivares(original, tasa.valor)) - total),
    impuestos: aMonto(desglosarIva(total, iva).iva),
    total: aMonto(total),
    totalUSD: aMonto(sum(({ final }) => final)),
    tasa,
    cambios,
  };
}
