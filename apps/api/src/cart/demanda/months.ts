import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { Dates } from '../../orders/orders/product-sales.service';

/** The month so many months after another: '2026-11', -1 -> '2026-10'. */
export function monthAfter(mes: string, count: number): string {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The dates of a month, in their order. */
export function datesOf(mes: string): string[] {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, i) => addDays(`${mes}-01`, i));
}

/** Whether a month is over, and all that was counted in it written: at most hours, not days, later. */
export const isOver = (mes: string, now: Date): boolean => addDays(`${monthAfter(mes, 1)}-01`, 1) <= caracasDate(now);

/** The days of a month, or of those until another. */
export const datesOfMonths = (first: string, last = first): Dates => ({
  from: `${first}-01`,
  to: datesOf(last).at(-1)!,
});
