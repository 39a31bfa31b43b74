import { ORDER_FILTER_FIELDS } from '@/entities/orders/orders/order-filters';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField } from '@/lib/filter-fields';

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
export const STORE_ORDER_STATE_OPTIONS = [
  { value: 'all' as const, label: 'Todos' },
  ...STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
];
/** The other vocabulary of the specification, as addresses may still have it. */
const OTHER_NAMES: Record<string, StateFilter> = { en_preparacion: 'por_enviar', en_camino: 'enviado' };

const { fecha, search, sort } = ORDER_FILTER_FIELDS;
const ORDERS = {
  estado: {
    ...choiceField({
      options: STATES,
      fallback: 'all',
      chip: (value: StateFilter | 'all') => (value === 'all' ? '' : STATE_NAMES[value]),
    }),
    read: (text: string) => STATES.find((state) => state === (OTHER_NAMES[text] ?? text)),
  },
  fecha,
  search,
  sort,
  page: pageField(),
};
/** Filters of the store's orders as they stand in the address. */
export type StoreOrderFilters = FilterValues<typeof ORDERS>;
export const STORE_ORDER_FILTERS = defineFilters(ORDERS);
