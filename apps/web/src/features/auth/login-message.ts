import { ERRORES } from '@tuerca/contracts/errors';
import { MENSAJES_SESION } from '@tuerca/contracts/mensajes';
import { ApiError, messageOf, NetworkError } from '../../lib/api-error';

/** The sentence for a failed sign-in, by the specification's catalogue. */
export function loginMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return ERRORES.CREDENCIALES.message;
  if (error instanceof ApiError) return messageOf(error, MENSAJES_SESION.loginError);
  if (error instanceof NetworkError) return MENSAJES_SESION.sinConexion;
  return MENSAJES_SESION.solicitudError;
}
