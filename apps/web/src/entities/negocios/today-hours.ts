import { weekday, caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { DIAS, type Horario, DIA_LABELS } from '@tuerca/contracts/negocios/horario';

/** Place in DIAS of the day that it is in Caracas. */
export const dayIndex = (now: Date): number =>
  // diaSemana counts from Sunday, DIAS from Monday.
  (weekday(caracasDate(now)) + 6) % 7;

/** The day's hours in words and whether the doors are open at `now` (Caracas time): 'Hoy 08:00 a 17:30', 'Cerrado hoy. Abre el lunes a las 08:00'. */
export function todayHours(horario: Horario, now: Date): { text: string; open: boolean } {
  const today = dayIndex(now);
  const day = (offset: number) => DIAS[(today + offset) % 7]!;
  const hours = horario[day(0)];
  const time = caracasTime(now);
  if (hours?.activo && time < hours.cierre)
    return { text: `Hoy ${hours.apertura} a ${hours.cierre}`, open: time >= hours.apertura };
  const next = [1, 2, 3, 4, 5, 6, 7].find((offset) => horario[day(offset)]?.activo);
  if (next === undefined) return { text: 'Sin horario publicado', open: false };
  const { apertura } = horario[day(next)];
  const when = next === 1 ? 'mañana' : `el ${DIA_LABELS[day(next)].toLowerCase()}`;
  return { text: `${hours?.activo ? 'Cerrado por hoy' : 'Cerrado hoy'}. Abre ${when} a las ${apertura}`, open: false };
}
