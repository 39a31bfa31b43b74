import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import { openingMinutes, timeOf } from '@tuerca/contracts/citas/citas/slots';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';
import type { Exceptions } from './exceptions';

/** State of a day in the calendar: as its weekday (open or rest), closed, partly blocked, or with special hours. */
export type DayState = 'open' | 'rest' | 'closed' | 'blocked' | 'special';
interface Day {
  state: DayState;
  /** Such as '8:00 a. m. a 5:00 p. m.' or 'Cerrado'. */
  words: string;
}

/** State of a date for clients. A bloqueo takes precedence over a special date, and that over the weekday. */
export function dayState(dates: Exceptions, horarioRegular: Horario, fecha: string): Day {
  const rules = { fechasEspeciales: [...dates.fechasEspeciales], horarioRegular };
  const hours = openingMinutes(rules, fecha);
  const blocked = dates.bloqueos.filter((bloqueo) => bloqueo.fecha === fecha);
  const special = dates.fechasEspeciales.find((date) => date.fecha === fecha);
  if (blocked.some(({ horaInicio }) => horaInicio === null) || special?.activo === false)
    return { state: 'closed', words: 'Cerrado' };
  if (!hours) return { state: 'rest', words: 'Cerrado' };
  const open = hoursInWords(timeOf(hours.from), timeOf(hours.until));
  if (blocked.length > 0) {
    const parts = blocked.flatMap(({ horaInicio, horaFin }) =>
      horaInicio && horaFin ? [hoursInWords(horaInicio, horaFin)] : [],
    );
    return { state: 'blocked', words: `${open}, menos ${parts.join(' y ')}` };
  }
  return { state: special ? 'special' : 'open', words: open };
}

/** The 42 dates of a month's sheet, from Sunday on. */
export function sheetOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = first.getTime() - first.getUTCDay() * 86_400_000;
  return Array.from({ length: 42 }, (_, i) => new Date(start + i * 86_400_000).toISOString().slice(0, 10));
}
