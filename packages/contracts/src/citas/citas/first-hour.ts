import { DIA_LABELS } from '../../auth/negocios/dias';
import { dayOf } from '../../auth/negocios/opening';
import { addDays, caracasDate } from '../../venezuela/caracas';
import { timeInText } from '../../venezuela/clock';
import { dateInWords } from '../../venezuela/day-format';

/** Days, today included, that their names tell apart. */
const NAMED_DAYS = 7;

/** 'Hoy 3:00 p. m.', 'Mañana 8:30 a. m.', 'Lunes 10:00 a. m.'; from a week on with the date: 'Lunes 14 de diciembre, 10:00 a. m.'. */
export function firstHourInWords({ fecha, hora }: { fecha: string; hora: string }, now: Date): string {
  const today = caracasDate(now);
  const time = timeInText(hora);
  if (fecha === today) return `Hoy ${time}`;
  if (fecha === addDays(today, 1)) return `Mañana ${time}`;
  const day = DIA_LABELS[dayOf(fecha)];
  return fecha < addDays(today, NAMED_DAYS) ? `${day} ${time}` : `${day} ${dateInWords(fecha)}, ${time}`;
}
