import { addDays } from '../../venezuela/caracas';
import type { Excepcion, Horario } from './horario';
import { weekdayHours } from './opening';

/** The part of a workshop's availability that decides when it is open, without the reasons, which are its own. */
export interface DayRules {
  horarioRegular: Horario;
  bloqueos: readonly { fecha: string; horaInicio: string | null; horaFin: string | null }[];
  fechasEspeciales: readonly {
    fecha: string;
    activo: boolean;
    horario: { apertura: string; cierre: string } | null;
  }[];
}
type Hours = Excepcion['horas'][number];

/** Days after today whose exceptions are told: the same weekday of the next week is the last that is looked at for an opening. */
const DAYS_AHEAD = 7;

/** The hours of a date: special date before weekday; null when it is closed. Bloqueos are not looked at. */
export function dayHours(
  { fechasEspeciales, horarioRegular }: Pick<DayRules, 'fechasEspeciales' | 'horarioRegular'>,
  date: string,
): Hours | null {
  const special = fechasEspeciales.find(({ fecha }) => fecha === date);
  if (special) return special.activo ? special.horario : null;
  return weekdayHours(horarioRegular, date);
}

/** The blocked hours of a date; '24:00' ends one that lasts all day. */
export const blockedHours = (bloqueos: DayRules['bloqueos'], date: string): { from: string; until: string }[] =>
  bloqueos
    .filter(({ fecha }) => fecha === date)
    .map(({ horaInicio, horaFin }) => ({ from: horaInicio ?? '00:00', until: horaFin ?? '24:00' }));

/** The hours in which the doors are open on a date, in order, none when they are not. Bloqueo beats special date beats weekday. */
export function openHoursOf(rules: DayRules, date: string): Hours[] {
  const hours = dayHours(rules, date);
  const without = (open: Hours[], { from, until }: { from: string; until: string }): Hours[] =>
    open.flatMap(({ apertura, cierre }) =>
      [
        // Stryker disable EqualityOperator: of two equal times either one is the bound
        { apertura, cierre: from < cierre ? from : cierre },
        { apertura: until > apertura ? until : apertura, cierre },
        // Stryker restore EqualityOperator
      ].filter((part) => part.apertura < part.cierre),
    );
  const blocked = blockedHours(rules.bloqueos, date);
  return blocked.reduce(without, hours ? [hours] : []);
}

/** The dates from today on, a week ahead, whose hours are not their weekday's. */
export function exceptionsFrom(rules: DayRules, today: string): Excepcion[] {
  const last = addDays(today, DAYS_AHEAD);
  const dates = [...rules.bloqueos, ...rules.fechasEspeciales].map(({ fecha }) => fecha);
  const coming = [...new Set(dates)].filter((date) => date >= today && date <= last).sort();
  // Stryker disable next-line ArrayDeclaration: what has no date belongs to none
  const regular = { ...rules, bloqueos: [], fechasEspeciales: [] };
  return coming
    .map((fecha) => ({ fecha, horas: openHoursOf(rules, fecha) }))
    .filter(({ fecha, horas }) => JSON.stringify(horas) !== JSON.stringify(openHoursOf(regular, fecha)));
}
