import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const PERIODS = ['all', 'lastWeek', 'lastMonth', 'lastYear'] as const;
type Period = (typeof PERIODS)[number];
const PERIOD_NAMES: Record<Period, string> = {
  all: 'Todo el tiempo',
  lastWeek: 'Última semana',
  lastMonth: 'Último mes',
  lastYear: 'Último año',
};
export const HISTORY_PERIOD_OPTIONS = PERIODS.map((value) => [value, PERIOD_NAMES[value]] as const);
export const HISTORY_SORT_OPTIONS = [
  ['-fechaFinalizacion', 'Más recientes'],
  ['fechaFinalizacion', 'Más antiguos'],
] as const;
export const PAGE_SIZES = [10, 25, 50, 100] as const;

const HISTORY = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  period: choiceField({ options: PERIODS, fallback: 'all', names: ['periodo'], chip: (value) => PERIOD_NAMES[value] }),
  sort: choiceField({
    options: ['-fechaFinalizacion', 'fechaFinalizacion'] as const,
    fallback: '-fechaFinalizacion',
    names: ['orden'],
    kind: 'order',
  }),
  limit: choiceField({ options: PAGE_SIZES, fallback: 10, names: ['filas'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the completed services as they stand in the address. */
export type HistoryFilters = FilterValues<typeof HISTORY>;
export const HISTORY_FILTERS = defineFilters(HISTORY);

/** The Caracas date from which a period counts: 7 days, one month or one year back. */
export function periodStart(period: Period, today: string): string | undefined {
  if (period === 'all') return undefined;
  const date = new Date(`${today}T00:00:00Z`);
  const day = date.getUTCDate();
  if (period === 'lastWeek') date.setUTCDate(day - 7);
  else {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() - (period === 'lastMonth' ? 1 : 12));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, last));
  }
  return date.toISOString().slice(0, 10);
}
