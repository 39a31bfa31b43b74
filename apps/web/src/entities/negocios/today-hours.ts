import { DIAS } from '@tuerca/contracts/negocios/dias';
import type { Horario } from '@tuerca/contracts/negocios/horario';
import { dayIndex, hoursLeftToday, nextOpeningDay } from '@tuerca/contracts/negocios/opening';

/** Today's opening hours as one sentence, and whether the doors are open at `now` (Caracas time). */
export function todayHours(horario: Horario, now: Date): { text: string; open: boolean } {
  const today = hoursLeftToday(horario, now);
  if (today) return { text: `Hoy ${today.apertura} a ${today.cierre}`, open: today.open };
  const next = nextOpeningDay(horario, now);
  if (!next) return { text: 'Sin horario publicado', open: false };
  const closed = horario[DIAS[dayIndex(now)]!]?.activo ? 'Cerrado por hoy' : 'Cerrado hoy';
  return { text: `${closed}. Abre ${next.when} a las ${next.apertura}`, open: false };
}
