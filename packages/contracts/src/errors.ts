import { CAMPOS } from './campos';
import { MENSAJES_CATALOGO, MENSAJES_COMPRA, MENSAJES_SESION } from './mensajes';

/** What a code means: its HTTP status, the sentence a person reads, what caused it and what helps (for docs and developers). */
export interface DefinicionError {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  cause: string;
  remedy: string;
}

const define = <const T extends Record<string, DefinicionError>>(catalogo: T): T => catalogo;
const e = (status: DefinicionError['status'], message: string, cause: string, remedy: string): DefinicionError => ({
  status,
  message,
  cause,
  remedy,
});

/** Every error that the API can answer. A message may be replaced by a more precise one; the code never changes. */
export const ERRORES = define({
  ENTRADA_INVALIDA: e(
    400,
    'Revisa los datos: hay campos por corregir.',
    'A field failed its schema.',
    'Show `errors` beside the fields.',
  ),
  JSON_INVALIDO: e(
    400,
    'No pudimos leer los datos enviados. Intenta nuevamente.',
    'The body is not JSON.',
    'Send valid JSON.',
  ),
  CREDENCIALES: e(
    401,
    CAMPOS.credenciales,
    'Unknown e-mail, wrong password or inactive account.',
    'Try again or recover the password.',
  ),
  SESION_REQUERIDA: e(401, 'Debes iniciar sesión para continuar.', 'No access token.', 'Sign in.'),
  SESION_VENCIDA: e(
    401,
    'Tu sesión venció. Inicia sesión nuevamente.',
    'The token is expired, revoked or not ours.',
    'Refresh once, else sign in.',
  ),
  SIN_PERMISO: e(
    403,
    MENSAJES_SESION.sinPermiso,
    'The role may not make this call.',
    'Use an account of the right role.',
  ),
  NO_ENCONTRADO: e(
    404,
    'No encontramos lo que buscas.',
    "No such object, or it is somebody else's.",
    'Check the address.',
  ),
  PRODUCTO_NO_ENCONTRADO: e(
    404,
    MENSAJES_CATALOGO.productoNoEncontrado,
    'The product does not exist or was withdrawn.',
    'Search for another one.',
  ),
  TIENDA_NO_ENCONTRADA: e(
    404,
    'No encontramos esta tienda.',
    'The store does not exist or is inactive.',
    'Go back to the list of stores.',
  ),
  TALLER_NO_ENCONTRADO: e(
    404,
    'No encontramos este taller.',
    'The workshop does not exist or is inactive.',
    'Go back to the list of workshops.',
  ),
  SERVICIO_NO_ENCONTRADO: e(
    404,
    'No encontramos este servicio.',
    'The service does not exist or was withdrawn.',
    'Go back to the list of services.',
  ),
  CORREO_EN_USO: e(
    409,
    'Ya existe una cuenta con este correo electrónico. Inicia sesión o recupera tu contraseña.',
    'The e-mail is taken.',
    'Sign in.',
  ),
  DOCUMENTO_EN_USO: e(
    409,
    'Ya existe una cuenta con este documento. Inicia sesión o escríbenos.',
    'The cédula or RIF is taken.',
    'Sign in.',
  ),
  ENLACE_VENCIDO: e(
    400,
    'El enlace no es válido o ya venció. Solicita uno nuevo.',
    'The token was used, expired or never existed.',
    'Ask for a new link.',
  ),
  CLAVE_ACTUAL: e(400, 'La contraseña actual no es correcta.', 'Wrong current password (never 401).', 'Type it again.'),
  CLAVE_COMUN: e(
    400,
    'Esa contraseña es muy común. Elige otra.',
    'The password is on the blocklist.',
    'Choose another.',
  ),
  STOCK_INSUFICIENTE: e(
    409,
    'No hay suficientes unidades disponibles. Ajusta la cantidad e intenta nuevamente.',
    'Less stock than asked for.',
    'Lower the quantity.',
  ),
  PRODUCTO_AGOTADO: e(
    409,
    'Este producto se agotó. Quítalo del carrito o busca uno similar.',
    'Stock is 0 or the product is not available.',
    'Remove it.',
  ),
  CARRITO_VACIO: e(409, MENSAJES_COMPRA.carritoVacio, 'There is nothing to buy.', 'Add products.'),
  CARRITO_LLENO: e(
    409,
    'Tu carrito llegó al máximo de 50 productos distintos. Completa esta compra o quita alguno.',
    'Line limit reached.',
    'Buy or remove.',
  ),
  TOTAL_CAMBIO: e(
    409,
    'El total de la compra cambió. Revisa tu carrito e intenta nuevamente.',
    "The figures sent differ from the server's.",
    'Show `data`, the new figures, and ask to accept them.',
  ),
  COTIZACION_VENCIDA: e(
    409,
    'El precio que guardamos venció. Revisa el total actualizado y continúa.',
    'The quote is older than 60 minutes.',
    'Ask for a new quote.',
  ),
  COTIZACION_INVALIDA: e(
    400,
    'No reconocemos esta cotización. Vuelve al carrito y continúa de nuevo.',
    'The quote was altered or belongs to someone else.',
    'Ask for a new quote.',
  ),
  ENTREGA_INVALIDA: e(
    400,
    'Elige cómo recibes los productos de cada tienda.',
    'A store of the cart has no delivery choice.',
    'Send one entry per store.',
  ),
  REFERENCIA_USADA: e(
    409,
    'Esta referencia de pago ya fue registrada.',
    'A live payment has the same reference, bank, payer and date.',
    'Check the reference.',
  ),
  PAGOS_ABIERTOS: e(
    409,
    'Tienes 5 compras por verificar. Espera su verificación antes de hacer otra.',
    'Too many open unpaid orders.',
    'Wait or cancel one.',
  ),
  ESTADO_CAMBIO: e(
    409,
    'El estado cambió mientras trabajabas. Actualiza la página e intenta nuevamente.',
    'The state table does not allow this move any more.',
    'Reload.',
  ),
  CLAVE_REUTILIZADA: e(
    422,
    'Esta operación ya se envió con otros datos. Actualiza la página e intenta nuevamente.',
    'Same Idempotency-Key, other body.',
    'Use a new key.',
  ),
  EN_CURSO: e(
    409,
    'Tu solicitud anterior sigue en proceso. Espera unos segundos.',
    'The first request with this key is still running.',
    'Retry after Retry-After.',
  ),
  TASA_NO_DISPONIBLE: e(
    503,
    'La tasa del día no está disponible. Intenta en unos minutos.',
    'No exchange rate is configured.',
    'An admin sets it under tarifas.',
  ),
  TASA_SALTO: e(
    409,
    'La tasa cambia más de 15 %. Confirma que es correcta.',
    'Rate jump over 15 %.',
    'Send confirmar: true.',
  ),
  CONFIG_NO_ENCONTRADA: e(404, 'Configuración no encontrada', 'No such entry.', 'Check the name.'),
  RESENA_REPETIDA: e(
    409,
    'Ya dejaste una reseña aquí. Puedes editarla.',
    'One review per user and target.',
    'Edit the existing one.',
  ),
  REPORTE_PROPIO: e(
    409,
    'No puedes reportar lo que escribiste. Puedes editarlo o eliminarlo.',
    'The author reports herself.',
    '-',
  ),
  PREGUNTA_PROPIA: e(
    409,
    'Este producto es tuyo. Las preguntas son para tus compradores.',
    'The store asks about its own product.',
    '-',
  ),
  GARAJE_LLENO: e(
    409,
    'Tu garaje llegó al máximo de 10 vehículos. Elimina uno para guardar otro.',
    'Vehicle limit reached.',
    'Remove one.',
  ),
  CORREO_VERIFICADO: e(409, 'Tu correo electrónico ya está verificado.', 'Nothing to resend.', '-'),
  RESENA_PROPIA: e(409, 'No puedes dejar una reseña sobre ti.', 'The author is the target or owns it.', '-'),
  MUY_GRANDE: e(413, 'Los datos enviados son demasiado grandes.', 'The body is over the limit.', 'Send less.'),
  TIPO_NO_SOPORTADO: e(415, 'El formato enviado no es compatible.', 'Unknown Content-Type.', 'Send JSON.'),
  DEMASIADAS_SOLICITUDES: e(
    429,
    'Hiciste demasiadas solicitudes. Espera un momento e intenta nuevamente.',
    'Rate limit.',
    'Wait for Retry-After.',
  ),
  ERROR_INTERNO: e(
    500,
    'Algo falló de nuestro lado. Intenta nuevamente en unos minutos.',
    'Unexpected; see the log by requestId.',
    'Retry.',
  ),
  NO_DISPONIBLE: e(
    503,
    'El servicio no está disponible en este momento. Intenta en unos segundos.',
    'The database or a dependency is down.',
    'Retry after Retry-After.',
  ),
});

export type CodigoError = keyof typeof ERRORES;
