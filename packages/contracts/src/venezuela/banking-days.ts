import { addDays, caracasDate, caracasInstant, caracasTime, weekday } from './caracas';

/** Feasts of fixed days, 'MM-DD', by the laws on work (article 184) and on national feasts. */
const FIXED = new Set([...['01-01', '04-19', '05-01', '06-24', '07-05', '07-24', '10-12', '12-24', '12-25', '12-31']]);
/** Monday and Tuesday of carnival, Thursday and Friday of Holy Week, in days from Easter Sunday. */
const MOVABLE = [-48, -47, -3, -2];

/** Easter Sunday of a year of the Gregorian calendar, as a Caracas date by the anonymous algorithm of 1876. */
function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor(b / 4);
  const f = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a Caracas date is a national holiday of Venezuela. */
export function isHoliday(date: string): boolean {
  if (FIXED.has(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return MOVABLE.some((days) => addDays(easter, days) === date);
}

/** Monday to Friday but for holidays: banks work, and couriers set out. */
export const isBankingDay = (date: string): boolean => ![0, 6].includes(weekday(date)) && !isHoliday(date);

/** The last banking day up to today, as a Caracas date. */
export function lastBankingDay(now: Date): string {
  let date = caracasDate(now);
  while (!isBankingDay(date)) date = addDays(date, -1);
  return date;
}

/** The banking day so many banking days after a Caracas date; with none, the date itself or the next banking day. */
export function addBankingDays(date: string, days: number): string {
  let day = date;
  while (!isBankingDay(day)) day = addDays(day, 1);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBankingDay(day)) left--;
  }
  return day;
}

/** The instant itself on a banking day, else the same hour of the next one. */
export const onBankingDay = (instant: Date): Date =>
  caracasInstant(addBankingDays(caracasDate(instant), 0), caracasTime(instant));
