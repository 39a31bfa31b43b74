import { addDays, caracasDate, caracasInstant, caracasTime, weekday } from './caracas';

const isBankingDay = (date: string): boolean => ![0, 6].includes(weekday(date));

/** The last banking day (Monday to Friday) up to today, as a Caracas date. */
export function lastBankingDay(now: Date): string {
  let date = caracasDate(now);
  while (!isBankingDay(date)) date = addDays(date, -1);
  return date;
}

/** The instant itself on a banking day, else the same hour of the next one. */
export function onBankingDay(instant: Date): Date {
  let date = caracasDate(instant);
  if (isBankingDay(date)) return instant;
  while (!isBankingDay(date)) date = addDays(date, 1);
  return caracasInstant(date, caracasTime(instant));
}
