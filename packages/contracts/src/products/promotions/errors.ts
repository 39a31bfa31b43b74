import { defineErrors, failure } from '../../kernel/error-definition';
import { MAX_LIVE_PROMOTIONS } from './limits';

/** Errors of workshops' offers and stores' promotions. */
export const PROMOTION_ERRORS = defineErrors({
  OFERTA_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta oferta.',
    "The offer does not exist, or is another workshop's.",
    'Go back to the list of offers.',
  ),
  CODIGO_REPETIDO: failure(
    409,
    'Ya tienes una oferta con ese código. Usa otro.',
    'The workshop has another offer with this code.',
    'Choose another code.',
  ),
  CODIGO_NO_VIGENTE: failure(
    409,
    'Ese código no existe o ya no está vigente.',
    'No active offer of the workshop has this code today.',
    'Check the code, or book without it.',
  ),
  CODIGO_AGOTADO: failure(
    409,
    'Ese código ya no tiene usos disponibles.',
    'The offer was used as often as its limit allows.',
    'Book without it.',
  ),
  CODIGO_NO_APLICA: failure(
    409,
    'Ese código no vale para el servicio que elegiste.',
    'The offer is for another service or category.',
    'Choose that service, or book without the code.',
  ),
  PROMOCION_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta promoción.',
    "The promotion does not exist, does not hold today, or is another store's.",
    'Go back to the list of promotions.',
  ),
  DEMASIADAS_PROMOCIONES: failure(
    409,
    `Puedes tener como máximo ${MAX_LIVE_PROMOTIONS} promociones vigentes o programadas. Elimina una para crear otra.`,
    'The store has as many promotions that hold now or later as it may.',
    'Remove one, or wait until one ends.',
  ),
});
