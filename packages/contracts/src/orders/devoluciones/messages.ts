import { REQUEST_MESSAGES } from '../../kernel/messages';
import { ANSWER_HOURS } from './states';
/** Sentences about returns that both sides know. */
export const DEVOLUCION_MESSAGES = {
  requested: `Devolución solicitada. La tienda tiene ${ANSWER_HOURS} horas para responderte`,
  cancelled: 'Devolución cancelada',
  accepted: 'Devolución aceptada. El cliente ya puede llevarte el repuesto',
  rejected: 'Devolución rechazada',
  received: 'Repuesto recibido. Te falta enviar el reembolso',
  refunded: 'Reembolso registrado',
  messageSent: 'Mensaje enviado',
  revisionAsked: 'Listo. Un administrador va a revisar tu devolución.',
  cancelQuestion: '¿Quieres cancelar esta devolución? Podrás pedirla de nuevo mientras estés dentro del plazo.',
  paidShort:
    'El pago de esta compra llegó incompleto: se devuelve la parte que se pagó de estos repuestos, no su precio completo.',
  loadFailed: 'Error al cargar las devoluciones',
  detailFailed: 'No se pudo cargar la devolución',
  saveFailed: REQUEST_MESSAGES.saveFailed,
  usualAnswer: 'Tráelo a la tienda con su caja y este número de devolución, en nuestro horario.',
} as const;
