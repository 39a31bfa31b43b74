import { defineErrors, failure } from '../../kernel/error-definition';
import { CART_MESSAGES } from './messages';
import { MAX_LINES } from './schemas';

/** Errors of the cart and of its lines. */
export const CART_ERRORS = defineErrors({
  STOCK_INSUFICIENTE: failure(
    409,
    'No hay suficientes unidades disponibles. Ajusta la cantidad e intenta nuevamente.',
    'Less stock than asked for.',
    'Lower the quantity.',
  ),
  PRODUCTO_AGOTADO: failure(
    409,
    'Este producto se agotó. Quítalo del carrito o busca uno similar.',
    'Stock is 0 or the product is not available.',
    'Remove it.',
  ),
  CARRITO_VACIO: failure(409, CART_MESSAGES.empty, 'There is nothing to buy.', 'Add products.'),
  CARRITO_LLENO: failure(
    409,
    `Tu carrito llegó al máximo de ${MAX_LINES} productos distintos. Completa esta compra o quita alguno.`,
    'Line limit reached.',
    'Buy or remove.',
  ),
});
