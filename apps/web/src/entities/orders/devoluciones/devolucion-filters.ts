import { ESTADO_DEVOLUCION_LABELS, ESTADOS_DEVOLUCION } from '@tuerca/contracts/orders/devoluciones/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const CHOICES = ['all', 'abiertas', ...ESTADOS_DEVOLUCION] as const;
const nameOf = (value: (typeof CHOICES)[number]): string =>
  value === 'all' ? 'Todas' : value === 'abiertas' ? 'Abiertas' : ESTADO_DEVOLUCION_LABELS[value];

/** States by which returns are filtered, as a list to choose from. */
export const DEVOLUCION_ESTADO_OPTIONS = CHOICES.map((value) => ({ value, label: nameOf(value) }));

const FILTERS = {
  estado: choiceField({ options: CHOICES, fallback: 'all', chip: nameOf }),
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  page: pageField(),
};
/** Filters of my returns as they stand in the address. */
export type DevolucionFilters = FilterValues<typeof FILTERS>;
export const DEVOLUCION_FILTERS = defineFilters(FILTERS);
