import { DIAS } from '@tuerca/contracts/auth/negocios/dias';
import type { Excepcion, Horario } from '@tuerca/contracts/auth/negocios/horario';
import { hoursLeftToday, hoursOn, nextOpeningDay, OPENING_DAYS } from '@tuerca/contracts/auth/negocios/opening';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { hoursInWords, theTime } from '@tuerca/contracts/venezuela/clock';

/** '8:00 a. m. a 12:00 p. m. y 2:00 p. m. a 5:00 p. m.'. */
const hoursWords = (horas: Excepcion['horas']): string =>
  horas.map(({ apertura, cierre }) => hoursInWords(apertura, cierre)).join(' y ');

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
  if (next) return { text: `${closed}. Abre ${next.when} a ${theTime(next.apertura)}`, open: false };
  const isPublished = DIAS.some((day) => horario[day]?.activo);
  return {
    text: isPublished ? `${closed}. No abre en los próximos ${OPENING_DAYS} días` : 'Sin horario publicado',
    open: false,
  };
}
