import type { CambioCarrito } from '@tuerca/contracts/cart/schemas';
import { precioVigente } from '@tuerca/contracts/products/price';
import { formatRef } from '@tuerca/contracts/venezuela/dinero';
import { CANTIDAD_MAX } from '@tuerca/contracts/products/schemas';
import type { z } from 'zod';
import type { ProductoCarrito } from '../products/products.service';
import type { LineaCarrito } from './cart.schema';

type Cambio = z.output<typeof CambioCarrito>;

/** A line beside its product as it is now. `final` and `original` are cents of a dollar. */
export interface LineaRevisada {
  linea: LineaCarrito;
  producto: ProductoCarrito;
  final: number;
  original: number;
  /** Units that may be bought now; 0 when it cannot be bought. */
  maximo: number;
}

export interface Revision {
  lineas: LineaRevisada[];
  cambios: Cambio[];
  /** The lines differ from the stored ones and have to be written. */
  distinto: boolean;
}

/** Units of a product that one client may buy now. */
export const maximoDe = (producto: ProductoCarrito): number =>
  producto.activo && producto.disponible ? Math.min(producto.stock, CANTIDAD_MAX) : 0;

const unidades = (n: number) => (n === 1 ? '1 unidad' : `${n} unidades`);

/**
 * Compares the lines with the products as they are now: adjusts quantities to the stock and tells, once, what changed by
 * itself since the client saw the cart. Pure; the caller stores the lines when `distinto`.
 */
export function revisar(lineas: LineaCarrito[], productos: Map<string, ProductoCarrito>, ahora: Date): Revision {
  const cambios: Cambio[] = [];
  const revisadas: LineaRevisada[] = [];
  let distinto = false;
  for (const linea of lineas) {
    const productoId = String(linea.productoId);
    const producto = productos.get(productoId);
    if (!producto) {
      // Nothing is left to show, so the line goes with its notice.
      cambios.push({
        productoId,
        tipo: 'retirado',
        mensaje: `«${linea.nombre}» ya no se vende y salió de tu carrito.`,
      });
      distinto = true;
      continue;
    }
    const { original, final } = precioVigente(producto, ahora);
    const maximo = maximoDe(producto);
    const aviso = maximo > 0 ? null : producto.activo ? 'agotado' : 'retirado';
    const cantidad = maximo > 0 ? Math.min(linea.cantidad, maximo) : linea.cantidad;
    if (aviso && aviso !== linea.aviso)
      cambios.push({
        productoId,
        tipo: aviso,
        mensaje: aviso === 'agotado' ? `«${producto.nombre}» se agotó.` : `«${producto.nombre}» ya no está a la venta.`,
      });
    if (cantidad < linea.cantidad)
      cambios.push({
        productoId,
        tipo: 'cantidad',
        mensaje: `De «${producto.nombre}» solo queda${cantidad === 1 ? '' : 'n'} ${unidades(cantidad)}: ajustamos tu carrito.`,
      });
    if (!aviso && final !== linea.visto) {
      const verbo = final > linea.visto ? 'subió' : 'bajó';
      cambios.push({
        productoId,
        tipo: 'precio',
        mensaje: `«${producto.nombre}» ${verbo} de ${formatRef(linea.visto)} a ${formatRef(final)}.`,
      });
    }
    const visto = aviso ? linea.visto : final;
    if (cantidad !== linea.cantidad || aviso !== linea.aviso || visto !== linea.visto) distinto = true;
    revisadas.push({ linea: { ...linea, cantidad, aviso, visto }, producto, final, original, maximo });
  }
  return { lineas: revisadas, cambios, distinto };
}
