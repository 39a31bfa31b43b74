import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of workshops. */
export const WORKSHOP_ERRORS = defineErrors({
  TALLER_NO_ENCONTRADO: failure(
    404,
    'No encontramos este taller.',
    'The workshop does not exist or is inactive.',
    'Go back to the list of workshops.',
  ),
});
