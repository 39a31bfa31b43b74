import { CUSTOMER_SORTS, type CustomerSort } from '@tuerca/contracts/orders/orders/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const SORT_NAMES: Record<CustomerSort, string> = {
  recent: 'Compra más reciente',
  oldest: 'Compra más antigua',
  'a-z': 'Nombre: A a Z',
  'z-a': 'Nombre: Z a A',
  'spend-high': 'Más gasto',
  'spend-low': 'Menos gasto',
  'orders-high': 'Más pedidos',
  'orders-low': 'Menos pedidos',
};
export const STORE_CUSTOMER_SORT_OPTIONS = CUSTOMER_SORTS.map((value) => [value, SORT_NAMES[value]] as const);

const CUSTOMERS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  sort: choiceField({ options: CUSTOMER_SORTS, fallback: 'recent', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the store's customers as they stand in the address. */
export type StoreCustomerFilters = FilterValues<typeof CUSTOMERS>;
export const STORE_CUSTOMER_FILTERS = defineFilters(CUSTOMERS);
