import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { AppError } from '../../platform/common/app-error';
import type { ProductoCarrito } from '../../products/products/products.service';

/** Whether a product can be bought now, in any quantity. */
export const isForSale = ({ activo, disponible, stock }: ProductoCarrito): boolean => activo && disponible && stock > 0;

/** The error that names a product of which there are not enough. */
export function shortage(producto: ProductoCarrito, data?: unknown): AppError {
  const { nombre, stock, apartado } = producto;
  if (!isForSale(producto))
    return new AppError('PRODUCTO_AGOTADO', {
      message: apartado
        ? SOLICITUD_MESSAGES.holdOver(nombre)
        : `«${nombre}» se agotó. Quítalo del carrito o busca uno similar.`,
      data,
    });
  return new AppError('STOCK_INSUFICIENTE', {
    message: stock === 1 ? `De «${nombre}» solo queda 1 unidad.` : `De «${nombre}» solo quedan ${stock} unidades.`,
    data,
  });
}

/** Error of a cart without anything to buy: it is empty, or its products ran out. */
export const nothingToBuy = (items: { producto: ProductoCarrito }[]): AppError =>
  items[0] ? shortage(items[0].producto) : new AppError('CARRITO_VACIO');
