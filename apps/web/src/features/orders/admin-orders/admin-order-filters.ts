import { ESTADO_PAGO_LABELS, ESTADOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { rateName, rateOf } from '@/entities/admin/rates.queries';
import { ORDER_FILTER_FIELDS } from '@/entities/orders/orders/order-filters';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, dayField, idField, numberField, pageField, quoted, textField } from '@/lib/filter-fields';
import { bs } from '@/lib/format';

/** Stands for no upper bound, in Bs. */
export const NO_MAXIMUM = 1e12;
const amountField = (fallback: number) => numberField({ min: 0, max: NO_MAXIMUM, fallback });

export const PAGO_OPTIONS = [
  { value: 'all' as const, label: 'Todos' },
  ...ESTADOS_PAGO.map((value) => ({ value, label: ESTADO_PAGO_LABELS[value] })),
];

const FIELDS = {
  q: textField({ max: 100, chip: quoted }),
  estado: ORDER_FILTER_FIELDS.estado,
  estadoPago: choiceField({
    options: ESTADOS_PAGO,
    fallback: 'all',
    names: ['pago'],
    chip: (value) => (value === 'all' ? '' : `Pago ${ESTADO_PAGO_LABELS[value].toLowerCase()}`),
  }),
  tienda: idField('De una tienda'),
  cliente: idField('De un cliente'),
  desde: dayField('Desde el'),
  hasta: dayField('Hasta el'),
  tasa: textField({
    max: 30,
    read: (text) => (rateOf(text) ? text : ''),
    chip: (key) => `Tasa ${rateName(rateOf(key)!)}`,
  }),
  montoMin: amountField(0),
  montoMax: amountField(NO_MAXIMUM),
  sort: ORDER_FILTER_FIELDS.sort,
  page: pageField(),
};
/** Filters of the orders of all stores as they stand in the address. */
export type AdminOrderFilters = FilterValues<typeof FIELDS>;
export const ADMIN_ORDER_FILTERS = defineFilters(FIELDS, [
  {
    min: 'montoMin',
    max: 'montoMax',
    chip: (min, max) => [min && `desde ${bs(min)}`, max && `hasta ${bs(max)}`].filter(Boolean).join(' '),
  },
]);
