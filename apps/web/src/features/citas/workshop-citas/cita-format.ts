import { formatDuration } from '@tuerca/contracts/citas/citas/durations';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { timeInText, timeInWords } from '@tuerca/contracts/venezuela/clock';
import { whenInWords } from '@/entities/citas/citas/cita-format';

const MINUTE_MS = 60_000;

/** Returns 'Toyota Corolla 2012'. */
export const vehicleInWords = ({ marca, modelo, anio }: Cita['vehiculo']): string => `${marca} ${modelo} ${anio}`;
/** Returns 'AB123CD', or that there is no plate. */
export const plateInWords = ({ placa }: Cita['vehiculo']): string => placa || CITA_MESSAGES.noPlate;
/** Duration of the work in minutes. */
export const minutesOf = ({ fechaHora, fechaFin }: Pick<Cita, 'fechaHora' | 'fechaFin'>): number =>
  Math.round((Date.parse(fechaFin) - Date.parse(fechaHora)) / MINUTE_MS);
/** Returns '10:30 a. m. · 1 h 30 min'. */
export const timeAndDuration = (cita: Cita): string => `${timeInWords(cita.hora)} · ${formatDuration(minutesOf(cita))}`;
/** Planned end of the work: 'a las 10:30 a. m.' of today, else 'el jueves, 26 de noviembre, 10:30 a. m.' */
export function dueInWords({ fechaFin }: Pick<Cita, 'fechaFin'>, now: Date): string {
  const end = new Date(fechaFin);
  const [fecha, hora] = [caracasDate(end), caracasTime(end)];
  return fecha === caracasDate(now) ? `a las ${timeInText(hora)}` : `el ${whenInWords({ fecha, hora }).toLowerCase()}`;
}
