import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { DATE_FILTERS } from '@tuerca/contracts/orders/inputs';
import { type EstadoPedido, ESTADOS_PEDIDO, PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/states';

export type FiltroFecha = (typeof DATE_FILTERS)[number];

/** States from which the contract's table lets an order go to `destino`. */
export const origenesPedido = (destino: EstadoPedido): EstadoPedido[] =>
  ESTADOS_PEDIDO.filter((estado) => PEDIDO_TRANSITIONS[estado].includes(destino));
/** States in which an order can still be cancelled. */
export const CANCELABLES: readonly EstadoPedido[] = origenesPedido('cancelado');

/** Bounds (UTC, end excluded) of a date filter by the calendar of Caracas; undefined for all. */
export function limitesFecha(filtro: FiltroFecha, ahora: Date): { desde: Date; hasta: Date } | undefined {
  if (filtro === 'all') return undefined;
  const [anio, mes] = caracasDate(ahora).split('-').map(Number) as [number, number];
  const inicio = (a: number, m: number) => caracasInstant(new Date(Date.UTC(a, m - 1, 1)).toISOString().slice(0, 10));
  if (filtro === 'thisYear') return { desde: inicio(anio, 1), hasta: inicio(anio + 1, 1) };
  const pasado = filtro === 'lastMonth' ? 1 : 0;
  return { desde: inicio(anio, mes - pasado), hasta: inicio(anio, mes - pasado + 1) };
}
