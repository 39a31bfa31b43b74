import { ESTADO_LIQUIDACION_LABELS, ESTADOS_LIQUIDACION } from '@tuerca/contracts/orders/comisiones/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, idField, pageField } from '@/lib/filter-fields';

const PAYOUTS = {
  vista: choiceField({ options: ['saldos', 'liquidaciones'], fallback: 'saldos', kind: 'view' }),
  estado: choiceField({
    options: ESTADOS_LIQUIDACION,
    fallback: '',
    chip: (estado) => (estado ? ESTADO_LIQUIDACION_LABELS[estado] : ''),
  }),
  tienda: idField('Una tienda'),
  page: pageField(),
};
/** Filters of the payouts as they stand in the address. */
export type PayoutFilters = FilterValues<typeof PAYOUTS>;
export const PAYOUT_FILTERS = defineFilters(PAYOUTS);
export const PAYOUT_STATE_OPTIONS = [
  { value: '' as const, label: 'Todos los estados' },
  ...ESTADOS_LIQUIDACION.map((value) => ({ value, label: ESTADO_LIQUIDACION_LABELS[value] })),
];
