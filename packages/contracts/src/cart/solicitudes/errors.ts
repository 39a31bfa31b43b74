import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';
import { MAX_OPEN_REQUESTS, MAX_PROPOSALS_PER_STORE, MAX_REQUESTS_PER_DAY } from './rules';

/** Errors of requests for parts and of the proposals of stores. */
export const SOLICITUD_ERRORS = defineErrors({
  SOLICITUD_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta solicitud.',
    "No such request, it is another client's, or this store was not told of it.",
    REMEDIES.backToList,
  ),
  SOLICITUD_REPETIDA: failure(
    409,
    'Ya tienes una solicitud abierta con este mismo repuesto y vehículo.',
    'The client has an open request with the same text and vehicle.',
    'Open that one, or cancel it.',
  ),
  SOLICITUDES_ABIERTAS: failure(
    409,
    `Tienes ${MAX_OPEN_REQUESTS} solicitudes abiertas. Cancela una o espera a que venza.`,
    'Limit of open requests reached.',
    'Cancel one.',
  ),
  SOLICITUDES_DEL_DIA: failure(
    429,
    `Hoy ya hiciste ${MAX_REQUESTS_PER_DAY} solicitudes. Mañana puedes hacer más.`,
    'Limit of requests per day reached.',
    'Wait for the next day.',
  ),
  SOLICITUD_CERRADA: failure(
    409,
    'Esta solicitud ya se cerró.',
    'It was accepted, cancelled or withdrawn, perhaps a moment ago.',
    'Read it again.',
  ),
  SOLICITUD_VENCIDA: failure(409, 'Esta solicitud venció.', 'Its time is over.', 'Ask anew.'),
  PROPUESTA_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta propuesta.',
    'No such proposal in this request.',
    'Read the request again.',
  ),
  PROPUESTA_ABIERTA: failure(
    409,
    'Ya tienes una propuesta vigente en esta solicitud. Retírala para enviar otra.',
    'One open proposal per store and request.',
    'Withdraw it first.',
  ),
  PROPUESTAS_AGOTADAS: failure(
    409,
    `Ya enviaste ${MAX_PROPOSALS_PER_STORE} propuestas para esta solicitud, el máximo.`,
    'Limit of proposals per store and request reached.',
    'Nothing: the client has read the others.',
  ),
  PROPUESTA_RETIRADA: failure(
    409,
    'La tienda retiró esta propuesta. Elige otra.',
    'The store withdrew it, perhaps a moment ago.',
    'Read the request again.',
  ),
  PROPUESTA_CERRADA: failure(
    409,
    'Esta propuesta ya no se puede cambiar.',
    'It was accepted, or closed with its request.',
    'Read the request again.',
  ),
  PROPUESTA_VENCIDA: failure(
    409,
    'Esta propuesta venció. Elige otra o escríbele a la tienda.',
    'Its validity is over.',
    'Choose another one.',
  ),
  PROPUESTA_SIN_STOCK: failure(
    409,
    'A la tienda ya no le quedan unidades de este repuesto. Elige otra propuesta.',
    'The product was sold, withdrawn or hidden since it was proposed.',
    'Choose another one.',
  ),
  PROPUESTA_PRECIO: failure(
    409,
    'El precio de tu propuesta no puede ser mayor que el del producto publicado.',
    'The proposed price is above the present price of the product.',
    'Lower it.',
  ),
  TIENDA_EN_PAUSA: failure(
    403,
    'Tu tienda no está a la venta: mientras tanto no puedes responder solicitudes.',
    'The store is paused, not approved or switched off.',
    'Wait until it sells again.',
  ),
});
