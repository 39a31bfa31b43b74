import { defineErrors, failure } from '../../kernel/error-definition';
import { MAX_PAYMENT_METHODS } from './rules';

/** Errors of a client's payment methods. */
export const PAYMENT_METHOD_ERRORS = defineErrors({
  METODO_PAGO_REPETIDO: failure(
    409,
    'Ya guardaste este método de pago.',
    'Same bank, cédula and telephone.',
    'Change the one that is there.',
  ),
  METODOS_PAGO_LLENO: failure(
    409,
    `Llegaste al máximo de ${MAX_PAYMENT_METHODS} métodos de pago. Elimina uno para añadir otro.`,
    'Limit reached.',
    'Remove one.',
  ),
});
