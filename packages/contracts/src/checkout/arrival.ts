import type { Journey } from '../instalaciones/rules';
import { addBankingDays, isBankingDay } from '../venezuela/banking-days';
import { caracasDate, caracasTime } from '../venezuela/caracas';

/** Until this hour of Caracas a store prepares on the same day what is bought. */
export const CUT_OFF = '15:00';
/** Banking days from the one on which it is prepared: the earliest and the latest. */
const TRANSIT: Record<Exclude<Journey, 'retiro'>, readonly [number, number]> = { local: [0, 2], nacional: [1, 4] };

/** First and last day, as Caracas dates, on which what is bought `now` plausibly comes. */
export function arrivalWindow(journey: Exclude<Journey, 'retiro'>, now: Date): { from: string; until: string } {
  const today = caracasDate(now);
  const inTime = isBankingDay(today) && caracasTime(now) < CUT_OFF;
  const prepared = inTime ? today : addBankingDays(today, isBankingDay(today) ? 1 : 0);
  const [least, most] = TRANSIT[journey];
  return { from: addBankingDays(prepared, least), until: addBankingDays(prepared, most) };
}
