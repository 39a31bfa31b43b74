import { defineErrors, failure } from '../../kernel/error-definition';
import { ASKED_RISE } from './rules';

/** Errors of writing products. */
export const PRODUCT_ERRORS = defineErrors({
  STOCK_CAMBIO: failure(
    409,
    'El stock cambió mientras lo editabas. Revisa la cantidad e intenta nuevamente.',
    'Units were sold, returned or counted since the number in `stockAnterior` was read; `data.stock` is the new one.',
    'Show the new number and let the person decide again.',
  ),
  PRECIO_SIN_PERMISO: failure(
    403,
    'Los precios, ofertas y descuentos los pone el dueño de la tienda. Pídele el cambio; lo demás sí puedes guardarlo.',
    'A member of the team set a price, an offer or a discount, or confirmed or undid a file that does; nothing was written.',
    'Leave prices as they are, or let the owner do it.',
  ),
  PRECIOS_DISTINTOS: failure(
    409,
    'Los productos o sus precios cambiaron desde la vista previa. Mírala de nuevo.',
    'Between preview and change, products of the scope or their prices were written by somebody else, or by the same change.',
    'Ask for the preview again and let the person decide.',
  ),
  PRECIOS_DEMASIADOS: failure(
    422,
    'Son demasiados productos para un solo cambio. Usa los filtros para hacerlo por partes.',
    'The filters match more products than one change may write.',
    'Narrow the filters.',
  ),
  CAMBIO_PRECIOS_CON_PREGUNTA: failure(
    409,
    `Hay precios que pasan de ${ASKED_RISE} veces el de ahora. Mira los ejemplos y confirma si es lo que quieres.`,
    'Some prices rise beyond +900 % and the request did not say `confirmaSaltos`; nothing was written. `data` has how many, and examples.',
    'Show the examples with both prices, and send the change again with `confirmaSaltos` once the person has confirmed.',
  ),
  CAMBIO_PRECIOS_EN_CURSO: failure(
    409,
    'Ya estamos cambiando precios de tu tienda. Espera a que termine e intenta nuevamente.',
    'Another bulk change of this store, or its undoing, is being written in the background.',
    'Follow it in the history of changes (`enCurso`) and try again when it is over.',
  ),
  CAMBIO_PRECIOS_NO_ENCONTRADO: failure(
    404,
    'No encontramos ese cambio de precios',
    'There is no such change, or another store made it.',
    'Load the history of changes again.',
  ),
  CAMBIO_PRECIOS_CERRADO: failure(
    409,
    'Este cambio de precios ya no se puede deshacer',
    'It was undone before, or its time to be undone is over.',
    'Load the history of changes again.',
  ),
  PRODUCTO_OCULTADO: failure(
    409,
    'Este producto ya estaba así. Mira cómo quedó.',
    'An administrator hides what is hidden, or shows what is not.',
    'Load the product again.',
  ),
});
