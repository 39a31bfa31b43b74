import { DIAS } from '@tuerca/contracts/negocios/dias';
import type { Excepcion, Horario } from '@tuerca/contracts/negocios/horario';
import { hoursLeftToday, hoursOn, nextOpeningDay } from '@tuerca/contracts/negocios/opening';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

/** '08:00 a 12:00 y 14:00 a 17:00'. */
const hoursWords = (horas: Excepcion['horas']): string =>
  horas.map(({ apertura, cierre }) => `${apertura} a ${cierre}`).join(' y ');

/** Today's opening hours as one sentence, and whether the doors are open at `now` (Caracas time). */
export function todayHours(
  horario: Horario,
  now: Date,
  excepciones: readonly Excepcion[] = [],
): { text: string; open: boolean } {
  const today = hoursLeftToday(horario, now, excepciones);
  if (today) return { text: `Hoy ${hoursWords(today.horas)}`, open: today.open };
  const closed = hoursOn(horario, caracasDate(now), excepciones).length > 0 ? 'Cerrado por hoy' : 'Cerrado hoy';
  const next = nextOpeningDay(horario, now, excepciones);
  if (next) return { text: `${closed}. Abre ${next.when} a las ${next.apertura}`, open: false };
  const isPublished = DIAS.some((day) => horario[day]?.activo);
  return { text: isPublished ? `${closed}. No abre en los próximos 7 días` : 'Sin horario publicado', open: false };
}
