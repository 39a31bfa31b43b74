import { CLIENT_ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const STATES = ['pendiente', 'confirmada', 'en_proceso', 'completada', 'cancelada'] as const;
const PERIODS = ['upcoming', 'past', 'thisMonth', 'thisYear'] as const;
type State = (typeof STATES)[number] | 'all';
type Period = (typeof PERIODS)[number] | 'all';

const PERIOD_NAMES: Record<Period, string> = {
  all: 'Todas',
  upcoming: 'Próximas',
  past: 'Pasadas',
  thisMonth: 'Este mes',
  thisYear: 'Este año',
};
const stateName = (estado: State) => (estado === 'all' ? 'Todos' : CLIENT_ESTADO_CITA_LABELS[estado]);

export const CITA_STATE_OPTIONS = (['all', ...STATES] as const).map((value) => ({ value, label: stateName(value) }));
export const CITA_PERIOD_OPTIONS = (['all', ...PERIODS] as const).map((value) => ({
  value,
  label: PERIOD_NAMES[value],
}));
/** Appointments to a page. */
export const PER_PAGE = 8;

const CITAS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  estado: choiceField({ options: STATES, fallback: 'all', chip: stateName }),
  fecha: choiceField({ options: PERIODS, fallback: 'all', chip: (value) => PERIOD_NAMES[value] }),
  page: pageField(),
};
/** Filters of my appointments as they stand in the address. */
export type CitaFilters = FilterValues<typeof CITAS>;
export const CITA_FILTERS = defineFilters(CITAS);

/** The bounds of a period, both included: instants where it begins or ends now, else Caracas dates. */
export function periodBounds(period: Period, now: Date): { fechaInicio?: string; fechaFin?: string } {
  const today = caracasDate(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const nextMonth = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  switch (period) {
    case 'upcoming':
      return { fechaInicio: now.toISOString() };
    case 'past':
      return { fechaFin: now.toISOString() };
    case 'thisMonth':
      return { fechaInicio: `${today.slice(0, 7)}-01`, fechaFin: addDays(nextMonth, -1) };
    case 'thisYear':
      return { fechaInicio: `${year}-01-01`, fechaFin: `${year}-12-31` };
    default:
      return {};
  }
}
