import { defineErrors, failure } from '../../kernel/error-definition';
import { ORDER_MESSAGES } from './messages';

/** Errors of orders and of a store's customers. */
export const ORDER_ERRORS = defineErrors({
  CLIENTE_SIN_COMPRAS: failure(
    404,
    ORDER_MESSAGES.customerWithoutOrders,
    'This account has no order of the store that asks.',
    'Go back to the list of customers.',
  ),
  CODIGO_ENTREGA: failure(
    409,
    ORDER_MESSAGES.wrongCode,
    'The code is not the one of this order, or too many were tried; the answer does not tell which.',
    'Ask the client for the code, or to confirm the delivery.',
  ),
});
