import { defineErrors, failure } from './error-definition';
import { REQUEST_MESSAGES } from './messages';

/** Errors that any call can answer. */
export const GENERAL_ERRORS = defineErrors({
  ENTRADA_INVALIDA: failure(
    400,
    'Revisa los datos: hay campos por corregir.',
    'A field failed its schema.',
    'Show `errors` beside the fields.',
  ),
  JSON_INVALIDO: failure(
    400,
    'No pudimos leer los datos enviados. Intenta nuevamente.',
    'The body is not JSON.',
    'Send valid JSON.',
  ),
  NO_ENCONTRADO: failure(
    404,
    'No encontramos lo que buscas.',
    "No such object, or it is somebody else's.",
    'Check the address.',
  ),
  ESTADO_CAMBIO: failure(
    409,
    'El estado cambió mientras trabajabas. Actualiza la página e intenta nuevamente.',
    'Somebody else wrote first: the move was possible when it was asked for.',
    'Reload.',
  ),
  PASO_NO_PERMITIDO: failure(
    409,
    'Ese cambio de estado no es posible.',
    'The state table never leads from the present state (`data.de`) to the wanted one (`data.a`).',
    'Offer what the table allows.',
  ),
  CLAVE_REUTILIZADA: failure(
    422,
    'Esta operación ya se envió con otros datos. Actualiza la página e intenta nuevamente.',
    'Same Idempotency-Key, other body.',
    'Use a new key.',
  ),
  EN_CURSO: failure(
    409,
    'Tu solicitud anterior sigue en proceso. Espera unos segundos.',
    'The first request with this key is still running.',
    'Retry after Retry-After.',
  ),
  MUY_GRANDE: failure(413, 'Los datos enviados son demasiado grandes.', 'The body is over the limit.', 'Send less.'),
  TIPO_NO_SOPORTADO: failure(415, 'El formato enviado no es compatible.', 'Unknown Content-Type.', 'Send JSON.'),
  RANGO_INVALIDO: failure(
    416,
    'El archivo no tiene la parte que se pidió.',
    'A Range that begins behind the end of the file; Content-Range says its size.',
    'Ask for a part that it has, or for all of it.',
  ),
  DEMASIADAS_SOLICITUDES: failure(
    429,
    'Hiciste demasiadas solicitudes. Espera un momento e intenta nuevamente.',
    'Rate limit.',
    'Wait for Retry-After.',
  ),
  ERROR_INTERNO: failure(500, REQUEST_MESSAGES.internalError, 'Unexpected; see the log by requestId.', 'Retry.'),
  VERSION_ANTERIOR: failure(
    503,
    'Tuerca se está actualizando. Espera unos segundos e intenta nuevamente.',
    'This process is older than the oldest release that may write (ADR 57).',
    'Retry after Retry-After; the operator replaces the old process.',
  ),
  NO_DISPONIBLE: failure(
    503,
    'El servicio no está disponible en este momento. Intenta en unos segundos.',
    'The database or a dependency is down.',
    'Retry after Retry-After.',
  ),
  // Not 503: a proxy would ask another process, which waits for the same storage.
  ARCHIVOS_NO_DISPONIBLES: failure(
    504,
    'Las fotos y los archivos no están disponibles en este momento. Intenta de nuevo en unos minutos.',
    'The storage of files does not answer, or refuses.',
    'Retry after Retry-After.',
  ),
  SIN_ESPACIO: failure(
    507,
    'No queda espacio y no se guardó nada. La administración ya tiene el aviso: intenta más tarde.',
    'The disk or bucket of files, or the disk of the database, is full.',
    'Retry later; the operator frees space.',
  ),
});
