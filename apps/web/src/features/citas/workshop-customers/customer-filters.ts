import { CLIENTE_TALLER_SORTS } from '@tuerca/contracts/citas/citas/lists';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const SORT_NAMES: Record<(typeof CLIENTE_TALLER_SORTS)[number], string> = {
  recent: 'Más recientes',
  oldest: 'Más antiguos',
  'a-z': 'Nombre: A a Z',
  'z-a': 'Nombre: Z a A',
  'spend-high': 'Más gasto',
  'spend-low': 'Menos gasto',
  'visits-high': 'Más visitas',
  'visits-low': 'Menos visitas',
};
export const WORKSHOP_CUSTOMER_SORT_OPTIONS = CLIENTE_TALLER_SORTS.map((value) => [value, SORT_NAMES[value]] as const);

const CUSTOMERS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  sort: choiceField({ options: CLIENTE_TALLER_SORTS, fallback: 'recent', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of my clients as they stand in the address. */
export type WorkshopCustomerFilters = FilterValues<typeof CUSTOMERS>;
export const WORKSHOP_CUSTOMER_FILTERS = defineFilters(CUSTOMERS);
