import { defineErrors, failure } from '../../kernel/error-definition';
import { CATALOGUE_MESSAGES } from './messages';

/** Errors of reading products. */
export const CATALOGUE_ERRORS = defineErrors({
  PRODUCTO_NO_ENCONTRADO: failure(
    404,
    CATALOGUE_MESSAGES.productNotFound,
    'The product does not exist or was withdrawn.',
    'Search for another one.',
  ),
});
