import { addDays, weekday } from '@tuerca/contracts/venezuela/caracas';

/** Headings of the calendar, from Sunday on. */
export const WEEK_HEADINGS = [
  ['Do', 'Domingo'],
  ['Lu', 'Lunes'],
  ['Ma', 'Martes'],
  ['Mi', 'Miércoles'],
  ['Ju', 'Jueves'],
  ['Vi', 'Viernes'],
  ['Sa', 'Sábado'],
] as const;

/** Returns the 'YYYY-MM' of a Caracas date. */
export const monthOf = (date: string): string => date.slice(0, 7);
/** Adds months to a 'YYYY-MM'. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
/** The six weeks, from Sunday to Saturday, around a month: 42 dates. */
export function calendarWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
}

const STEPS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekday(date)),
  End: (date) => addDays(date, 6 - weekday(date)),
  PageUp: (date) => sameDay(date, -1),
  PageDown: (date) => sameDay(date, 1),
};
/** The same day of another month, or its last one. */
function sameDay(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${date.slice(8)}`;
  return wanted < last ? wanted : last;
}
/** Returns the date that a key moves to, within bounds; null for other keys. */
export function dateByKey(key: string, date: string, { from, to }: { from: string; to: string }): string | null {
  const next = STEPS[key]?.(date);
  if (!next) return null;
  return next < from ? from : next > to ? to : next;
}
