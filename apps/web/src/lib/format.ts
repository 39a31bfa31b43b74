import { formatFecha, formatFechaLarga, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toCentimos, formatBs, formatRef } from '@tuerca/contracts/venezuela/dinero';

/** 'Bs. 1.234,50' from an amount of the wire (decimal bolivars). */
export const bs = (monto: number): string => formatBs(toCentimos(monto));
/** 'Ref. $ 12,00' from an amount of the wire (decimal dollars). */
export const ref = (usd: number): string => formatRef(toCentimos(usd));

// A plain date is a day in Caracas: read as UTC midnight it would be shown as the day before.
const instante = (fecha: string): Date => (fecha.length === 10 ? caracasInstant(fecha) : new Date(fecha));
/** '21/11/2026' from a Caracas date or an instant. */
export const fecha = (valor: string): string => formatFecha(instante(valor));
/** '21 de noviembre de 2026' from a Caracas date or an instant. */
export const fechaLarga = (valor: string): string => formatFechaLarga(instante(valor));
/** '21/11' from a Caracas date or an instant. */
export const diaMes = (valor: string): string => fecha(valor).slice(0, 5);
/** '1 producto', '12 productos'. */
export const plural = (n: number, uno: string, varios: string): string =>
  `${n.toLocaleString('es-VE')} ${n === 1 ? uno : varios}`;
/** '1 h 30 min' from decimal hours; '' when there is nothing to say. */
export const duracion = (horas: number): string => {
  const minutos = Math.round(horas * 60);
  const [h, min] = [Math.floor(minutos / 60), minutos % 60];
  return [h > 0 && `${h.toLocaleString('es-VE')} h`, min > 0 && `${min} min`].filter(Boolean).join(' ');
};
