import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of stores. */
export const STORE_ERRORS = defineErrors({
  TIENDA_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta tienda.',
    'The store does not exist or is inactive.',
    'Go back to the list of stores.',
  ),
});
