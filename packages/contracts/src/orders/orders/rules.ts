/** Spans of time of the list, by Caracas months. */
export const DATE_FILTERS = ['all', 'thisMonth', 'lastMonth', 'thisYear'] as const;
/** Sort orders of the list; amounts as paid in Bs. */
export const ORDER_SORTS = ['-fecha', 'fecha', '-total', 'total'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
/** Orders that one call moves at most. */
export const ORDERS_AT_ONCE = 50;
/** Sort orders of the list of customers; recent and oldest go by the last order. */
export const CUSTOMER_SORTS = [
  'recent',
  'oldest',
  'a-z',
  'z-a',
  'spend-high',
  'spend-low',
  'orders-high',
  'orders-low',
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
