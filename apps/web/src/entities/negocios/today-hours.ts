import { DIAS, type Horario } from '@tuerca/contracts/negocios/horario';
import { dayIndex, hoursLeftToday, nextOpeningDay } from '@tuerca/contracts/negocios/opening';

/** The day's hours in words and whether the doors are open at `now` (Caracas time): 'Hoy 08:00 a 17:30', 'Cerrado hoy. Abre el lunes a las 08:00'. */
export function todayHours(horario: Horario, now: Date): { text: string; open: boolean } {
  const today = hoursLeftToday(horario, now);
  if (today) return { text: `Hoy ${today.apertura} a ${today.cierre}`, open: today.open };
  const next = nextOpeningDay(horario, now);
  if (!next) return { text: 'Sin horario publicado', open: false };
  const closed = horario[DIAS[dayIndex(now)]!]?.activo ? 'Cerrado por hoy' : 'Cerrado hoy';
  return { text: `${closed}. Abre ${next.when} a las ${next.apertura}`, open: false };
}
