import type { Carrito, ItemCarrito } from '@tuerca/contracts/cart/schemas';
import { aBolivares, aMonto, desglosarIva } from '@tuerca/contracts/venezuela/dinero';
import type { Tasa } from '@tuerca/contracts/system/schemas';
import type { LineaRevisada, Revision } from './cart-review';

function toItem({ linea, producto, final, original, maximo }: LineaRevisada, tasa: number): ItemCarrito {
  const { _id, nombre, imagenes, marca, modelo, categoria, tienda } = producto;
  const unitario = aBolivares(final, tasa);
  const atributos = { ...(marca && { marca }), ...(modelo && { modelo }) };
  return {
    id: _id,
    productoId: _id,
    nombre,
    imagenes,
    imagenUrl: imagenes[0] ?? null,
    atributos,
    precio: aMonto(final),
    precioOriginal: aMonto(original),
    precioUnitario: aMonto(unitario),
    subtotal: aMonto(unitario * linea.cantidad),
    cantidad: linea.cantidad,
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
  { lineas, cambios }: Revision,
  tasa: Tasa,
  iva: number,
): Carrito {
  const vivas = lineas.filter(({ maximo }) => maximo > 0);
  const suma = (valor: (linea: LineaRevisada) => number) =>
    vivas.reduce((total, linea) => total + valor(linea) * linea.linea.cantidad, 0);
  const total = suma(({ final }) => aBolivares(final, tasa.valor));
  return {
    _id: id,
    version,
    items: lineas.map((linea) => toItem(linea, tasa.valor)),
    cantidadTotal: suma(() => 1),
    subtotal: aMonto(total),
    descuento: aMonto(suma(({ original }) => aBolivares(original, tasa.valor)) - total),
    impuestos: aMonto(desglosarIva(total, iva).iva),
    total: aMonto(total),
    totalUSD: aMonto(suma(({ final }) => final)),
    tasa,
    cambios,
  };
}
