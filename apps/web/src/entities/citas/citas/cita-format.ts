import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { dateFormat } from '@tuerca/contracts/kernel/intl-format';
import { timeInText } from '@tuerca/contracts/venezuela/clock';
import { bs } from '@/lib/format';

const dayFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** Returns '64a1f0c2' of an appointment's id. */
export const shortId = (citaId: string): string => citaId.slice(0, 8);
/** Returns 'Martes, 24 de noviembre' of a Caracas date. */
export const citaDay = (date: string): string => capitalize(dayFormat(utc(date)));
/** Returns 'Noviembre de 2026' of a month 'YYYY-MM'. */
export const monthInWords = (mes: string): string => capitalize(monthFormat(utc(`${mes}-01`)));
/** Returns 'Martes, 24 de noviembre, 10:30 a. m.'. */
export const whenInWords = ({ fecha, hora }: { fecha: string; hora: string }): string =>
  `${citaDay(fecha)}, ${timeInText(hora)}`;

/** Price of an appointment in Bs.: the final one, else the estimate, else that it is not determined yet. */
export function citaPrice({ precioFinalBs, precioEstimadoBs, promocion }: Cita): string {
  const amount = precioFinalBs ?? precioEstimadoBs;
  // An offer may reduce it to zero.
  const isKnown = precioFinalBs !== null || amount > 0 || (promocion?.descuento ?? 0) > 0;
  return isKnown ? bs(amount) : CITA_MESSAGES.priceUndetermined;
}
