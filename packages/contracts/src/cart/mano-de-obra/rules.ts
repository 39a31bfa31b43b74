import { approvedPrice } from '../../citas/citas/price';
import { type EstadoCita, isMissed } from '../../citas/citas/states';
import { UNDO_HOURS } from '../../citas/citas/undo';
import { HOUR } from '../../kernel/time';
import { toBolivares } from '../../venezuela/dinero';
import type { EstadoManoDeObra } from './states';

/** Hours in which a client decides on labour whose appointment did not take place; then it is given back. */
export const DECIDE_HOURS = 72;
/** Days for which a payment of labour is looked for: it holds nothing but the appointment, which has its own time. */
export const LABOUR_PAYMENT_DAYS = 5;

/** States of an appointment in which its labour can be paid in advance. */
export const PAYABLE_ESTADOS = ['pendiente', 'confirmada', 'en_proceso', 'pausada'] as const;

/** An appointment as far as its labour is concerned; prices in cents of a dollar. */
export interface PricedCita {
  estado: EstadoCita;
  servicio: { precioFijo: boolean };
  precioEstimado: number;
  /** The labour that its client approved in presupuestos; 0 when there is none. */
  manoObra: number;
}

/**
 * Cost of an appointment's labour in advance, in cents: the amount that its client approved, or the listed price where
 * that is fixed; null when it cannot be paid in advance, since the price is not known yet or the appointment is over.
 */
export function labourDue({ estado, servicio, precioEstimado, manoObra }: PricedCita): number | null {
  if (!(PAYABLE_ESTADOS as readonly EstadoCita[]).includes(estado)) return null;
  const isKnown = manoObra > 0 || servicio.precioFijo;
  return isKnown ? approvedPrice({ listado: precioEstimado, manoObra }) || null : null;
}

/** Labour that was paid: céntimos of Bs. at `tasa`, `montoUSD` cents. */
export interface PaidLabour {
  monto: number;
  montoUSD: number;
  tasa: number;
  /** Amount received, céntimos. */
  recibido: number;
}

/**
 * Shares of paid labour at the final price (cents): the workshop's earnings, and the refund to the client, at the rate
 * of the payment, the one never above the sum paid, the other never above the sum received. Any excess is paid at the
 * workshop. Céntimos of Bs., `ganadoUSD` cents.
 */
export function splitLabour(
  { monto, montoUSD, tasa, recibido }: PaidLabour,
  precioFinal: number,
): { ganado: number; ganadoUSD: number; devuelto: number } {
  const ganadoUSD = Math.min(montoUSD, precioFinal);
  const ganado = ganadoUSD === montoUSD ? monto : Math.min(monto, toBolivares(ganadoUSD, tasa));
  return { ganado, ganadoUSD, devuelto: Math.max(0, recibido - ganado) };
}

/** State of paid labour that follows from its appointment's; null when it stays. */
export function labourAfter(estado: EstadoCita): Extract<EstadoManoDeObra, 'cumplida' | 'por_decidir'> | null {
  if (estado === 'completada') return 'cumplida';
  return isMissed({ estado }) ? 'por_decidir' : null;
}

/** End of a state that labour leaves by the clock. */
export const labourLimit = (estado: 'cumplida' | 'por_decidir', since: Date): Date =>
  new Date(since.getTime() + (estado === 'cumplida' ? UNDO_HOURS : DECIDE_HOURS) * HOUR);
