import { defineErrors, failure } from '../../kernel/error-definition';
import { MAX_VEHICLES } from './vehiculo';

/** Errors of the garage. */
export const GARAJE_ERRORS = defineErrors({
  GARAJE_LLENO: failure(
    409,
    `Tu garaje llegó al máximo de ${MAX_VEHICLES} vehículos. Elimina uno para guardar otro.`,
    'Vehicle limit reached.',
    'Remove one.',
  ),
});
