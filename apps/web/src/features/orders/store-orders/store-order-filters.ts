import { DATE_FILTERS, ORDER_SORTS } from '@tuerca/contracts/orders/orders/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const STATES = [
  'pendiente',
  'por_preparar',
  'confirmado',
  'por_enviar',
  'procesando',
  'enviado',
  'entregado',
  'cancelado',
] as const;
type StateFilter = (typeof STATES)[number];
const STATE_NAMES: Record<StateFilter, string> = {
  pendiente: 'Pendientes',
  por_preparar: 'Por preparar',
  confirmado: 'Confirmados',
  por_enviar: 'En preparación, por enviar',
  procesando: 'Procesando, todos',
  enviado: 'Enviados',
  entregado: 'Entregados',
  cancelado: 'Cancelados',
};
export const STATE_OPTIONS = [
  { value: 'all' as const, label: 'Todos' },
  ...STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
];
const DATE_NAMES: Record<(typeof DATE_FILTERS)[number], string> = {
  all: 'Todas',
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  thisYear: 'Este año',
};
export const DATE_OPTIONS = DATE_FILTERS.map((value) => ({ value, label: DATE_NAMES[value] }));
/** The other vocabulary of the specification, as addresses may still have it. */
const OTHER_NAMES: Record<string, StateFilter> = { en_preparacion: 'por_enviar', en_camino: 'enviado' };

const ORDERS = {
  estado: {
    ...choiceField({
      options: STATES,
      fallback: 'all',
      chip: (value: StateFilter | 'all') => (value === 'all' ? '' : STATE_NAMES[value]),
    }),
    read: (text: string) => STATES.find((state) => state === (OTHER_NAMES[text] ?? text)),
  },
  fecha: choiceField({ options: DATE_FILTERS, fallback: 'all', chip: (value) => DATE_NAMES[value] }),
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  sort: choiceField({ options: ORDER_SORTS, fallback: '-fecha', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the store's orders as they stand in the address. */
export type StoreOrderFilters = FilterValues<typeof ORDERS>;
export const STORE_ORDER_FILTERS = defineFilters(ORDERS);
