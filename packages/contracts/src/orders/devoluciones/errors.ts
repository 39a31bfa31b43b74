import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';
import { DEFAULT_RETURN_DAYS } from './rules';
import { ANSWER_HOURS, BRING_BACK_DAYS } from './states';

/** Errors of returns. */
export const DEVOLUCION_ERRORS = defineErrors({
  DEVOLUCION_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta devolución.',
    'No such return, or it is between other people.',
    REMEDIES.backToList,
  ),
  PEDIDO_NO_ENTREGADO: failure(
    409,
    'Puedes pedir una devolución cuando el pedido esté entregado.',
    'The order is not delivered.',
    'Wait for the delivery, or cancel the order.',
  ),
  DEVOLUCION_FUERA_DE_PLAZO: failure(
    409,
    'El plazo para devolver este repuesto por ese motivo ya pasó.',
    `The last date that the store states, or the default of ${DEFAULT_RETURN_DAYS} days, has passed.`,
    'Write to the store.',
  ),
  DEVOLUCION_CANTIDAD: failure(
    409,
    'Esas unidades ya están en otra devolución.',
    'More units than were bought, counting other returns of the order.',
    'Read what can still be returned.',
  ),
  DEVOLUCION_CAMBIO: failure(
    409,
    'Esta devolución cambió mientras la mirabas. Actualiza la página para ver cómo quedó.',
    'The other party, or another tab, moved it meanwhile.',
    'Read it again.',
  ),
  DEVOLUCION_CERRADA: failure(
    409,
    'Esta devolución no admite más mensajes: ya terminó o llegó al máximo.',
    'It is refunded, refused or cancelled, or it has as many messages as one may have.',
    'Write to the other party by other means.',
  ),
  DEVOLUCION_EN_CAMINO: failure(
    409,
    'El cliente todavía está a tiempo de llevarte el repuesto.',
    `An accepted return is refused only ${BRING_BACK_DAYS} days after it was accepted.`,
    'Wait for the part.',
  ),
  REVISION_NO_PERMITIDA: failure(
    409,
    `Podrás pedir una revisión si la tienda rechaza la devolución o no responde en ${ANSWER_HOURS} horas.`,
    'The store still has time, or the administrators were asked already.',
    'Wait for the answer of the store.',
  ),
});
