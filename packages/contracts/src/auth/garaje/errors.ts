import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of the garage. */
export const GARAJE_ERRORS = defineErrors({
  GARAJE_LLENO: failure(
    409,
    'Tu garaje llegó al máximo de 10 vehículos. Elimina uno para guardar otro.',
    'Vehicle limit reached.',
    'Remove one.',
  ),
});
