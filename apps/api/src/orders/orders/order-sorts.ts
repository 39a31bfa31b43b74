import type { OrderSort } from '@tuerca/contracts/orders/orders/rules';

/** What each order of a list asks of the database: it goes along an index, forwards or backwards. */
export const ORDER_SORTS: Record<OrderSort, Record<string, 1 | -1>> = {
  '-fecha': { fecha: -1, _id: -1 },
  fecha: { fecha: 1, _id: 1 },
  '-total': { total: -1, _id: -1 },
  total: { total: 1, _id: 1 },
};
