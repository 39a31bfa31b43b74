import { addDays, caracasDate, caracasInstant, caracasTime, weekday } from '../../venezuela/caracas';
import { hoursInWords, theTime } from '../../venezuela/clock';
import { type Dia, DIA_LABELS, DIAS } from './dias';
import type { Excepcion, Horario } from './horario';

/** Index in DIAS of a date: weekday counts from Sunday, DIAS from Monday. */
const indexOf = (date: string): number => (weekday(date) + 6) % 7;
/** Index in DIAS of the present day in Caracas. */
export const dayIndex = (now: Date): number => indexOf(caracasDate(now));
/** The day of the week of a date. */
export const dayOf = (date: string): Dia => DIAS[indexOf(date)]!;

/** The hours of a date's weekday; null when it is closed. */
export function weekdayHours(horario: Horario, date: string): Excepcion['horas'][number] | null {
  const hours = horario[dayOf(date)];
  return hours?.activo ? { apertura: hours.apertura, cierre: hours.cierre } : null;
}

/** The opening hours that an instant falls in, its closing included, else the next ones; null when no day is open. */
export function nextOpening(horario: Horario, at: Date): { opens: Date; closes: Date } | null {
  for (const days of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const date = addDays(caracasDate(at), days);
    const hours = weekdayHours(horario, date);
    if (!hours) continue;
    const [opens, closes] = [caracasInstant(date, hours.apertura), caracasInstant(date, hours.cierre)];
    if (closes >= at) return { opens, closes };
  }
  return null;
}

/** The hours of a date in order, none on a closed one: those of its exception, else those of its weekday. */
// Stryker disable next-line ArrayDeclaration: what has no date belongs to none
export function hoursOn(horario: Horario, date: string, excepciones: readonly Excepcion[] = []): Excepcion['horas'] {
  const exception = excepciones.find(({ fecha }) => fecha === date);
  if (exception) return exception.horas;
  const hours = weekdayHours(horario, date);
  return hours ? [hours] : [];
}

/**
 * Today's hours that are not over at `now` (Caracas time): those that run or come next, and with `horas` all of the
 * day's. Null on a closed day and after closing.
 */
export function hoursLeftToday(
  horario: Horario,
  now: Date,
  excepciones?: readonly Excepcion[],
): { apertura: string; cierre: string; open: boolean; horas: Excepcion['horas'] } | null {
  const horas = hoursOn(horario, caracasDate(now), excepciones);
  const time = caracasTime(now);
  const left = horas.find(({ cierre }) => time < cierre);
  return left ? { ...left, open: time >= left.apertura, horas } : null;
}

/** Days after today in which the next opening is looked for. */
export const OPENING_DAYS = 7;

/** Next opening after today: 'mañana' or 'el lunes', and the time; null when there is none within `OPENING_DAYS`. */
export function nextOpeningDay(
  horario: Horario,
  now: Date,
  excepciones?: readonly Excepcion[],
): { when: string; apertura: string } | null {
  for (let days = 1; days <= OPENING_DAYS; days++) {
    const date = addDays(caracasDate(now), days);
    const [first] = hoursOn(horario, date, excepciones);
    if (!first) continue;
    return { when: days === 1 ? 'mañana' : `el ${DIA_LABELS[dayOf(date)].toLowerCase()}`, apertura: first.apertura };
  }
  return null;
}

/** Next hours for picking up a purchase, without those that are over: 'Hoy hasta las 6:00 p. m.', 'Mañana desde las 9:00 a. m.'. */
export function pickupHours(horario: Horario, now: Date): string {
  const today = hoursLeftToday(horario, now);
  if (today)
    return today.open ? `Hoy hasta ${theTime(today.cierre)}` : `Hoy de ${hoursInWords(today.apertura, today.cierre)}`;
  const next = nextOpeningDay(horario, now);
  if (!next) return 'Sin horario publicado';
  return `${next.when[0]!.toUpperCase()}${next.when.slice(1)} desde ${theTime(next.apertura)}`;
}
