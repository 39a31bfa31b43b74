import { dateFormat } from '../kernel/intl-format';
import { DAY } from '../kernel/time';

/** Venezuela keeps UTC-4 all year (since May 2016), so plain arithmetic is exact and needs no time-zone data. */
const UTC_OFFSET_MS = 4 * 3_600_000;

/** Form of a date; not every such text is one. */
export const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a date 'YYYY-MM-DD' that exists. */
export function isDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return DATE_PATTERN.test(text) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** The instant's wall clock in Caracas as 'YYYY-MM-DD'. */
export const caracasDate = (instant: Date): string =>
  new Date(instant.getTime() - UTC_OFFSET_MS).toISOString().slice(0, 10);
/** The instant's wall clock in Caracas as 'HH:MM'. */
export const caracasTime = (instant: Date): string =>
  new Date(instant.getTime() - UTC_OFFSET_MS).toISOString().slice(11, 16);
/** Caracas date ('YYYY-MM-DD') and time ('HH:MM') -> the instant (UTC). */
export const caracasInstant = (date: string, time = '00:00'): Date => new Date(`${date}T${time}:00-04:00`);
/** 0 domingo … 6 sábado of a Caracas date. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** A Caracas date so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);

/**
 * Shifts an instant so that the formats below, which write in UTC, show its Caracas wall clock; a plain date stays as
 * it is. Not by the time zone's name: it had other offsets before 2016, and older dates would fall on the day before.
 */
const wallClock = (date: string | Date): Date =>
  // Stryker disable next-line ConditionalExpression: no Date is written as a plain date
  typeof date === 'string' && DATE_PATTERN.test(date)
    ? new Date(`${date}T00:00:00Z`)
    : new Date(new Date(date).getTime() - UTC_OFFSET_MS);

const longFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const shortFormat = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const withTime = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
/** '21 de noviembre de 2026' of a Caracas date or an instant. */
export const formatLongDate = (date: string | Date): string => longFormat(wallClock(date));
/** '21/11/2026' of a Caracas date or an instant. */
export const formatFecha = (date: string | Date): string => shortFormat(wallClock(date));
const unbroken = (text: string) => text.replace(/\s([ap]\.)\s(m\.)/, '\u00A0$1\u00A0$2');
/** '21/11/2026, 10:30 a. m.' of an instant; a line never breaks within the time. */
export const formatFechaHora = (date: string | Date): string => unbroken(withTime(wallClock(date)));
const onlyTime = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
/** '10:30 a. m.' of an instant: a time of day on screen (`caracasTime` is for data). */
export const formatHora = (date: string | Date): string => unbroken(onlyTime(wallClock(date)));

/** Completed years between a birth date ('YYYY-MM-DD') and an instant, by Caracas dates. */
export function ageOn(birthDate: string, now: Date): number {
  const today = caracasDate(now);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5, 10) ? 1 : 0);
}
