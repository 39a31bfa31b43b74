import { DATE_FILTERS } from '@tuerca/contracts/orders/orders/rules';
import { ESTADO_PEDIDO_LABELS, ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

export type DateFilter = (typeof DATE_FILTERS)[number];

const DATE_NAMES: Record<DateFilter, string> = {
  all: 'Todas',
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  thisYear: 'Este año',
};
export const DATE_OPTIONS = DATE_FILTERS.map((value) => ({ value, label: DATE_NAMES[value] }));
export const STATE_OPTIONS = [
  { value: 'all' as const, label: 'Todos' },
  ...ESTADOS_PEDIDO.map((value) => ({ value, label: ESTADO_PEDIDO_LABELS[value] })),
];

const ORDERS = {
  fecha: choiceField({ options: DATE_FILTERS, fallback: 'all', chip: (value) => DATE_NAMES[value] }),
  estado: choiceField({
    options: ESTADOS_PEDIDO,
    fallback: 'all',
    chip: (value) => (value === 'all' ? '' : ESTADO_PEDIDO_LABELS[value]),
  }),
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  page: pageField(),
};
/** Filters of my purchases as they stand in the address. */
export type OrderFilters = FilterValues<typeof ORDERS>;
export const ORDER_FILTERS = defineFilters(ORDERS);
