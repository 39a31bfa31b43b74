import { ORDER_FILTER_FIELDS } from '@/entities/orders/orders/order-filters';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { pageField } from '@/lib/filter-fields';

const { fecha, estado, search } = ORDER_FILTER_FIELDS;
const ORDERS = { fecha, estado, search, page: pageField() };
/** Filters of my purchases as they stand in the address. */
export type OrderFilters = FilterValues<typeof ORDERS>;
export const ORDER_FILTERS = defineFilters(ORDERS);
