import { defineErrors, failure } from '../kernel/error-definition';

/** Errors of writing products. */
export const PRODUCT_ERRORS = defineErrors({
  STOCK_CAMBIO: failure(
    409,
    'El stock cambió mientras lo editabas. Revisa la cantidad e intenta nuevamente.',
    'Units were sold, returned or counted since the number in `stockAnterior` was read; `data.stock` is the new one.',
    'Show the new number and let the person decide again.',
  ),
  PRODUCTO_OCULTADO: failure(
    409,
    'Este producto ya estaba así. Mira cómo quedó.',
    'An administrator hides what is hidden, or shows what is not.',
    'Load the product again.',
  ),
});
