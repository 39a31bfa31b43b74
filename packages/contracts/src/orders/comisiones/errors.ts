import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of payouts. */
export const COMISION_ERRORS = defineErrors({
  LIQUIDACION_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta liquidación.',
    'No such payout, or it is of another business.',
    'Go back to the list of payouts.',
  ),
  LIQUIDACION_SIN_SALDO: failure(
    409,
    'No hay nada por liquidar en ese período.',
    'No entry is ready, somebody closed them before, or they come to nothing: they wait for the next payout.',
    'Look at what is retained, or close later.',
  ),
  LIQUIDACION_PAGADA: failure(
    409,
    'Esta liquidación ya fue pagada con otra referencia.',
    'Somebody marked it as paid before.',
    'Read it again.',
  ),
});
