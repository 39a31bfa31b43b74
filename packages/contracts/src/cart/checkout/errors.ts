import { defineErrors, failure } from '../../kernel/error-definition';
import { openRefusal } from './buyer-limits';
import { CHECKOUT_MESSAGES } from './messages';

/** Errors of quoting and placing a purchase. */
export const CHECKOUT_ERRORS = defineErrors({
  TOTAL_CAMBIO: failure(
    409,
    'El total de la compra cambió. Revisa tu carrito e intenta nuevamente.',
    "The figures sent differ from the server's.",
    'Show `data`, the new figures, and ask to accept them.',
  ),
  COTIZACION_VENCIDA: failure(
    409,
    'El precio que guardamos venció. Revisa el total actualizado y continúa.',
    'The quote is older than `COTIZACION_MINUTES`.',
    'Ask for a new quote.',
  ),
  TASA_RETIRADA: failure(
    409,
    'La tasa de esta compra estaba equivocada y se retiró. Revisa el total actualizado y continúa.',
    'The rate that the figures were frozen at was withdrawn by an administrator.',
    'Show `data`, the new figures, and ask to accept them.',
  ),
  COTIZACION_INVALIDA: failure(
    400,
    'No reconocemos esta cotización. Vuelve al carrito y continúa de nuevo.',
    'The quote was altered or belongs to someone else.',
    'Ask for a new quote.',
  ),
  ENTREGA_INVALIDA: failure(
    400,
    CHECKOUT_MESSAGES.chooseDelivery,
    'A store of the cart has no delivery choice.',
    'Send one entry per store.',
  ),
  REFERENCIA_USADA: failure(
    409,
    'Esta referencia de pago ya fue registrada.',
    'A live payment has the same reference, bank, payer and date.',
    'Check the reference.',
  ),
  LIMITE_COMPRA: failure(
    409,
    'Hasta que verifiquemos tu primer pago, una compra tiene un límite de unidades y de monto. Quita lo que sobra.',
    'More units or money than this buyer may hold before a payment is verified.',
    'Show `message`, which names the limit.',
  ),
  EFECTIVO_NO_DISPONIBLE: failure(
    409,
    'Esta compra no se puede pagar al retirar. Paga con Pago Móvil o transferencia.',
    'The store, the amount, the delivery or the buyer does not allow cash at the pick-up, or too many such orders are open.',
    'Show `message`, which says why.',
  ),
  PAGOS_ABIERTOS: failure(409, openRefusal('known'), 'Too many open unpaid orders.', 'Wait or cancel one.'),
});
