import type { Carrito, CartItem } from '@tuerca/contracts/cart/cart/schemas';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { splitIva, toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { CartReview, ReviewedLine } from './cart-review';

function toItem({ line, producto, final, original, maximo }: ReviewedLine, tasa: number): CartItem {
  const { _id, nombre, imagenes, marca, modelo, categoria, tienda, universal, compatibilidad } = producto;
  const unitPrice = toBolivares(final, tasa);
  const attributes = { ...(marca && { marca }), ...(modelo && { modelo }) };
  return {
    id: _id,
    productoId: _id,
    nombre,
    imagenes,
    imagenUrl: imagenes[0] ?? null,
    atributos: attributes,
    precio: toMonto(final),
    precioOriginal: toMonto(original),
    precioUnitario: toMonto(unitPrice),
    subtotal: toMonto(unitPrice * line.cantidad),
    cantidad: line.cantidad,
    maximo,
    disponible: maximo > 0,
    producto: { _id, nombre, precio: toMonto(final), imagenes, marca, modelo, categoria, universal, compatibilidad },
    tienda,
    apartadoHasta: producto.apartado?.hasta.toISOString() ?? null,
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
  const total = sum(({ final }) => toBolivares(final, tasa.valor));
  return {
    _id: id,
    version,
    items: lines.map((line) => toItem(line, tasa.valor)),
    cantidadTotal: sum(() => 1),
    subtotal: toMonto(total),
    descuento: toMonto(sum(({ original }) => toBolivares(original, tasa.valor)) - total),
    impuestos: toMonto(splitIva(total, iva).iva),
    total: toMonto(total),
    totalUSD: toMonto(sum(({ final }) => final)),
    tasa,
    cambios,
  };
}
