import {
  COVER_DAYS,
  DEFAULT_COVER,
  DEFAULT_LEAD,
  DEMAND_MONTHS,
  DEMAND_SORTS,
  LEAD_DAYS,
} from '@tuerca/contracts/cart/demanda/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, textField } from '@/lib/filter-fields';

export const VIEWS = ['mes', 'buscan', 'reponer'] as const;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const FIELDS = {
  vista: choiceField({ options: VIEWS, fallback: 'mes' }),
  /** '' is the current month. */
  mes: textField({ max: 7, read: (text) => (MONTH.test(text) ? text : '') }),
  orden: choiceField({ options: DEMAND_SORTS, fallback: 'unidades', kind: 'order' }),
  llegada: choiceField({ options: LEAD_DAYS, fallback: DEFAULT_LEAD }),
  cubrir: choiceField({ options: COVER_DAYS, fallback: DEFAULT_COVER }),
  page: pageField(),
};
/** Filters of the page, as in the address. */
export type DemandFilters = FilterValues<typeof FIELDS>;
export const DEMAND_FILTERS = defineFilters(FIELDS);

/** Selectable months by the calendar of Caracas, the current one first. */
export function lastMonths(now: Date): string[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: DEMAND_MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - 1 - i, 1)).toISOString().slice(0, 7),
  );
}
