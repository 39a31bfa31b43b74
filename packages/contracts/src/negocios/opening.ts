import { addDays, caracasDate, caracasInstant, caracasTime, weekday } from '../venezuela/caracas';
import { DIAS, DIA_LABELS } from './dias';
import type { Horario } from './horario';

/** Place in DIAS of the day that it is in Caracas. */
export const dayIndex = (now: Date): number =>
  // weekday counts from Sunday, DIAS from Monday.
  (weekday(caracasDate(now)) + 6) % 7;

/** The opening hours that an instant falls in, its closing included, else the next ones; null when no day is open. */
export function openingHours(horario: Horario, at: Date): { opens: Date; closes: Date } | null {
  for (const days of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const date = addDays(caracasDate(at), days);
    const hours = horario[DIAS[(dayIndex(at) + days) % 7]!];
    if (!hours?.activo) continue;
    const [opens, closes] = [caracasInstant(date, hours.apertura), caracasInstant(date, hours.cierre)];
    if (closes >= at) return { opens, closes };
  }
  return null;
}

/** Today's hours as far as they are not over at `now` (Caracas time); null on a closed day and after closing. */
export function hoursLeftToday(
  horario: Horario,
  now: Date,
): { apertura: string; cierre: string; open: boolean } | null {
  const hours = horario[DIAS[dayIndex(now)]!];
  const time = caracasTime(now);
  if (!hours?.activo || time >= hours.cierre) return null;
  return { apertura: hours.apertura, cierre: hours.cierre, open: time >= hours.apertura };
}

/** When the doors open next after today: 'mañana' or 'el lunes', and at what time; null when no day is open. */
export function nextOpeningDay(horario: Horario, now: Date): { when: string; apertura: string } | null {
  const today = dayIndex(now);
  const offset = [1, 2, 3, 4, 5, 6, 7].find((days) => horario[DIAS[(today + days) % 7]!]?.activo);
  if (offset === undefined) return null;
  const day = DIAS[(today + offset) % 7]!;
  return { when: offset === 1 ? 'mañana' : `el ${DIA_LABELS[day].toLowerCase()}`, apertura: horario[day].apertura };
}

/** When what was bought can be picked up next, without hours that are over: 'Hoy hasta las 18:00', 'Mañana desde las 09:00'. */
export function pickupHours(horario: Horario, now: Date): string {
  const today = hoursLeftToday(horario, now);
  if (today) return today.open ? `Hoy hasta las ${today.cierre}` : `Hoy de ${today.apertura} a ${today.cierre}`;
  const next = nextOpeningDay(horario, now);
  if (!next) return 'Sin horario publicado';
  return `${next.when[0]!.toUpperCase()}${next.when.slice(1)} desde las ${next.apertura}`;
}
