import type { Agenda, Cita } from '@tuerca/contracts/citas/citas/schemas';
import { dateFormat } from '@tuerca/contracts/kernel/intl-format';
import { addDays, weekday } from '@tuerca/contracts/venezuela/caracas';
import { citaDay } from '@/entities/citas/citas/cita-format';
import { columnOf, type GridColumn } from './grid-math';

/** Returns the Monday of a date's week. */
export const mondayOf = (fecha: string): string => addDays(fecha, -((weekday(fecha) + 6) % 7));

const weekDay = dateFormat({ weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const utc = (fecha: string) => new Date(`${fecha}T00:00:00Z`);

/** Returns 'Semana del 23 nov al 29 nov'. */
export const weekInWords = (monday: string): string =>
  `Semana del ${shortDay(utc(monday))} al ${shortDay(utc(addDays(monday, 6)))}`;

/** Columns of a day's bays; appointments in removed bays keep a column. */
export function bayColumns({ dias, puestos, citas }: Agenda): GridColumn[] {
  const [day] = dias;
  if (!day) return [];
  const bays = Math.max(puestos, ...citas.map(({ puesto }: Cita) => puesto ?? 1));
  return Array.from({ length: bays }, (_, i) => ({
    ...columnOf(day),
    key: `puesto-${i + 1}`,
    label: `Puesto ${i + 1}`,
    puesto: i + 1,
  }));
}

/** Columns of a week's days, with all bays together. */
export const dayColumns = ({ dias }: Agenda): GridColumn[] =>
  dias.map((day) => ({
    ...columnOf(day),
    key: day.fecha,
    label: weekDay(utc(day.fecha)).replace('.', ''),
    puesto: null,
  }));

/** Title of the agenda. */
export const agendaTitle = (view: 'dia' | 'semana', fecha: string): string =>
  view === 'dia' ? citaDay(fecha) : weekInWords(mondayOf(fecha));
