import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of settling payments. */
export const PAYMENT_ERRORS = defineErrors({
  MOVIMIENTO_USADO: failure(
    409,
    'Ese movimiento del banco ya pagó otra compra o un plan.',
    'Another payment rests on the same movement: receiver, sending bank, date, last six digits and amount.',
    'Name the movement that this payment rests on, or reject it.',
  ),
  MOVIMIENTO_DUDOSO: failure(
    409,
    'Varios movimientos del extracto coinciden con este pago. Elige cuál es en «Movimientos del banco».',
    'Several free movements of statements have the amount, the date and the last digits of what was typed.',
    'Name the movement of the statement by its id.',
  ),
  MONTO_NO_COINCIDE: failure(
    409,
    'El monto recibido no es el de este pago. Pide la diferencia, acéptalo con un motivo, devuélvelo o marca el excedente.',
    'The amount that was received is not the amount that is due.',
    'Ask for the difference, accept it with a reason or give it back when it is less, mark it as overpaid when it is more.',
  ),
  DEVUELTO_SUPERA_PAGADO: failure(
    409,
    'No se puede devolver más de lo que se pagó. Recarga la página y revisa cuánto se devolvió ya.',
    'Together with what was given back before, it would be more than what was paid for the order or came of the payment.',
    'Read the order again; what is left of it can be given back.',
  ),
  CAPTURAS_COMPLETAS: failure(
    409,
    'Este pago ya tiene todas sus capturas.',
    'The payment has three pictures, or is settled already.',
    'Nothing more has to be attached.',
  ),
  EXTRACTO_NO_ENCONTRADO: failure(404, 'Este extracto no existe.', 'No such statement.', 'Choose one from the list.'),
});
