/** Venezuela keeps UTC-4 all year (since May 2016), so plain arithmetic is exact and needs no time-zone data. */
const DESFASE = 4 * 3_600_000;

/** The instant's wall clock in Caracas as 'YYYY-MM-DD'. */
export const fechaCaracas = (instante: Date): string =>
  new Date(instante.getTime() - DESFASE).toISOString().slice(0, 10);
/** The instant's wall clock in Caracas as 'HH:MM'. */
export const horaCaracas = (instante: Date): string =>
  new Date(instante.getTime() - DESFASE).toISOString().slice(11, 16);
/** Caracas date ('YYYY-MM-DD') and time ('HH:MM') -> the instant (UTC). */
export const instanteCaracas = (fecha: string, hora = '00:00'): Date => new Date(`${fecha}T${hora}:00-04:00`);
/** 0 domingo … 6 sábado of a Caracas date. */
export const diaSemana = (fecha: string): number => new Date(`${fecha}T00:00:00Z`).getUTCDay();

const largo = new Intl.DateTimeFormat('es-VE', { dateStyle: 'long', timeZone: 'America/Caracas' });
const corto = new Intl.DateTimeFormat('es-VE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Caracas',
});
const conHora = new Intl.DateTimeFormat('es-VE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Caracas',
});
/** '21 de noviembre de 2026'. */
export const formatFechaLarga = (fecha: string | Date): string => largo.format(new Date(fecha));
/** '21/11/2026'. */
export const formatFecha = (fecha: string | Date): string => corto.format(new Date(fecha));
/** '21/11/2026, 10:30 a. m.'. */
export const formatFechaHora = (fecha: string | Date): string => conHora.format(new Date(fecha));

/** Completed years between a birth date ('YYYY-MM-DD') and an instant, by Caracas dates. */
export function edad(nacimiento: string, ahora: Date): number {
  const hoy = fechaCaracas(ahora);
  return Number(hoy.slice(0, 4)) - Number(nacimiento.slice(0, 4)) - (hoy.slice(5) < nacimiento.slice(5, 10) ? 1 : 0);
}
