import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of labour that is paid through Tuerca. */
export const LABOUR_ERRORS = defineErrors({
  MANO_DE_OBRA_NO_PAGABLE: failure(
    409,
    'La mano de obra de esta cita no se puede pagar por adelantado. Actualiza la página y revisa tu cita.',
    'The appointment is over, or its price is neither fixed nor approved.',
    'Pay at the workshop, or approve its presupuesto first.',
  ),
  MANO_DE_OBRA_YA_PAGADA: failure(
    409,
    'Ya registraste el pago de esta mano de obra. No pagues dos veces.',
    'A payment for this appointment waits, or was confirmed.',
    'Read it again.',
  ),
  MANO_DE_OBRA_MONTO: failure(
    409,
    'El monto cambió con la tasa del día. Revisa el nuevo total antes de enviar.',
    'The amount that was sent is not what the labour costs at the rate in force.',
    'Show `monto` and `tasa` of the answer and send again.',
  ),
});
