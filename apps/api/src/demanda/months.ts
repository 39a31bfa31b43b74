import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { Period } from '../orders/product-sales.service';

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

/** From the first instant of a month in Caracas until that of the one after another. */
export const periodOf = (first: string, last = first): Period => ({
  from: caracasInstant(`${first}-01`),
  to: caracasInstant(`${monthAfter(last, 1)}-01`),
});
