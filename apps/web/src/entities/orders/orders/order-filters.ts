import { DATE_FILTERS, ORDER_SORTS } from '@tuerca/contracts/orders/orders/rules';
import { ESTADO_PEDIDO_LABELS, ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { choiceField, quoted, textField } from '@/lib/filter-fields';

type DateFilter = (typeof DATE_FILTERS)[number];
const DATE_NAMES: Record<DateFilter, string> = {
  all: 'Todas',
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  thisYear: 'Este año',
};
export const DATE_OPTIONS = DATE_FILTERS.map((value) => ({ value, label: DATE_NAMES[value] }));
export const ESTADO_OPTIONS = [
  { value: 'all' as const, label: 'Todos' },
  ...ESTADOS_PEDIDO.map((value) => ({ value, label: ESTADO_PEDIDO_LABELS[value] })),
];

/** Fields of filters that several lists of orders have. */
export const ORDER_FILTER_FIELDS = {
  fecha: choiceField({ options: DATE_FILTERS, fallback: 'all', chip: (value) => DATE_NAMES[value] }),
  estado: choiceField({
    options: ESTADOS_PEDIDO,
    fallback: 'all',
    chip: (value) => (value === 'all' ? '' : ESTADO_PEDIDO_LABELS[value]),
  }),
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  sort: choiceField({ options: ORDER_SORTS, fallback: '-fecha', names: ['orden'], kind: 'order' }),
};

/** Filters of a client's or a store's list as the API takes them. */
export const toOrdersQuery = <Estado extends string>({
  search,
  fecha,
  estado,
}: {
  search: string;
  fecha: DateFilter;
  estado: Estado;
}) => ({ search, dateFilter: fecha, status: estado });
