import { defineErrors, failure } from '../../kernel/error-definition';
import { MAX_REGISTROS } from './rules';

/** Errors of a vehicle's record. */
export const HOJA_ERRORS = defineErrors({
  HOJA_NO_DISPONIBLE: failure(
    404,
    'Este enlace no existe o su dueño dejó de compartirlo.',
    'The link was never issued, was renewed or revoked, or its vehicle or account is gone.',
    'Ask the owner for a new link.',
  ),
  KILOMETRAJE_NO_CUADRA: failure(
    409,
    'El kilometraje no cuadra con los demás registros.',
    'A reading before is higher, or one after is lower.',
    'Correct it, or send it again with confirmaKilometraje.',
  ),
  HOJA_LLENA: failure(
    409,
    `La hoja de vida llegó al máximo de ${MAX_REGISTROS} registros propios. Elimina uno para agregar otro.`,
    'Limit of own entries reached.',
    'Remove one.',
  ),
});
