import type { z } from 'zod';
import type { CartChange } from '@tuerca/contracts/cart/cart/schemas';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { MAX_CANTIDAD } from '@tuerca/contracts/products/products/schemas';
import { formatRef } from '@tuerca/contracts/venezuela/dinero';
import type { ProductoCarrito } from '../../products/products/products.service';
import type { CartLineDoc } from './cart.schema';

type Change = z.output<typeof CartChange>;

/** A line beside its product as it is now. `final` and `original` are cents of a dollar. */
export interface ReviewedLine {
  line: CartLineDoc;
  producto: ProductoCarrito;
  final: number;
  original: number;
  /** Units that may be bought now; 0 when it cannot be bought. */
  maximo: number;
}

export interface CartReview {
  lines: ReviewedLine[];
  cambios: Change[];
  /** The lines differ from the stored ones and have to be written. */
  differs: boolean;
}

/** Units of a product that one client may buy now. */
export const maxUnits = (producto: ProductoCarrito): number =>
  producto.activo && producto.disponible ? Math.min(producto.stock, MAX_CANTIDAD) : 0;

function leftMessage(aviso: 'agotado' | 'retirado', { nombre, apartado }: ProductoCarrito): string {
  if (apartado) return SOLICITUD_MESSAGES.holdOver(nombre);
  return aviso === 'agotado' ? `«${nombre}» se agotó.` : `«${nombre}» ya no está a la venta.`;
}
const units = (n: number) => (n === 1 ? '1 unidad' : `${n} unidades`);

/**
 * Compares the lines with the products as they are now: adjusts quantities to the stock and tells, once, what changed by
 * itself since the client saw the cart. Pure; the caller stores the lines when `differs`.
 */
export function reviewCart(lines: CartLineDoc[], products: Map<string, ProductoCarrito>, now: Date): CartReview {
  const cambios: Change[] = [];
  const reviewed: ReviewedLine[] = [];
  let differs = false;
  for (const line of lines) {
    const productoId = String(line.productoId);
    const producto = products.get(productoId);
    if (!producto) {
      // Nothing is left to show, so the line goes with its notice.
      cambios.push({
        productoId,
        tipo: 'retirado',
        mensaje: `«${line.nombre}» ya no se vende y salió de tu carrito.`,
      });
      differs = true;
      continue;
    }
    const { original, final } = currentPrice(producto, now);
    const maximo = maxUnits(producto);
    const aviso = maximo > 0 ? null : producto.activo ? 'agotado' : 'retirado';
    const cantidad = maximo > 0 ? Math.min(line.cantidad, maximo) : line.cantidad;
    if (aviso && aviso !== line.aviso)
      cambios.push({
        productoId,
        tipo: aviso,
        mensaje: leftMessage(aviso, producto),
      });
    if (cantidad < line.cantidad)
      cambios.push({
        productoId,
        tipo: 'cantidad',
        mensaje: `De «${producto.nombre}» solo queda${cantidad === 1 ? '' : 'n'} ${units(cantidad)}: ajustamos tu carrito.`,
      });
    if (!aviso && final !== line.visto) {
      const verb = final > line.visto ? 'subió' : 'bajó';
      cambios.push({
        productoId,
        tipo: 'precio',
        mensaje: `«${producto.nombre}» ${verb} de ${formatRef(line.visto)} a ${formatRef(final)}.`,
      });
    }
    const visto = aviso ? line.visto : final;
    if (cantidad !== line.cantidad || aviso !== line.aviso || visto !== line.visto) differs = true;
    reviewed.push({ line: { ...line, cantidad, aviso, visto }, producto, final, original, maximo });
  }
  return { lines: reviewed, cambios, differs };
}
