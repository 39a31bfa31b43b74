import type { Journey } from '../instalaciones/rules';
import { addBankingDays, isBankingDay } from '../venezuela/banking-days';
import { caracasDate, caracasTime } from '../venezuela/caracas';

/** Until this hour of Caracas a store prepares on the same day what is bought. */
export const CUT_OFF = '15:00';
/** Banking days from the one on which it is prepared: the earliest and the latest. */
const TRANSIT: Record<Exclude<Journey, 'retiro'>, readonly [number, number]> = { local: [0, 2], nacional: [1, 4] };

/** The Caracas date on which a store prepares what was bought, or paid, at an instant. */
export function preparationDay(instant: Date): string {
  const date = caracasDate(instant);
  const inTime = isBankingDay(date) && caracasTime(instant) < CUT_OFF;
  return inTime ? date : addBankingDays(date, isBankingDay(date) ? 1 : 0);
}

/** First and last day, as Caracas dates, on which what is bought `now` plausibly comes. */
export function arrivalWindow(journey: Exclude<Journey, 'retiro'>, now: Date): { from: string; until: string } {
  const prepared = preparationDay(now);
  const [least, most] = TRANSIT[journey];
  return { from: addBankingDays(prepared, least), until: addBankingDays(prepared, most) };
}
