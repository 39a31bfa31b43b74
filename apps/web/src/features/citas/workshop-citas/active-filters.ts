import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { defineFilters } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

/** States of a service that has not ended; the first ones are being worked on. */
const ACTIVE = ['en_proceso', 'pausada', 'confirmada', 'pendiente'] as const;
export const ACTIVE_CITA_STATE_OPTIONS = [
  ['all', 'Todos los estados'],
  ...ACTIVE.map((value) => [value, ESTADO_CITA_LABELS[value]] as const),
] as const;

/** Filters of the active services as they stand in the address. */
export const ACTIVE_FILTERS = defineFilters({
  estado: choiceField({ options: ACTIVE, fallback: 'all' }),
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  page: pageField(),
});
/** The comma list that the API is asked for. */
export const statesOf = (estado: string): string => (estado === 'all' ? ACTIVE.join(',') : estado);
