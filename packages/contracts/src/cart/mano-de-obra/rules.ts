import { approvedPrice } from '../../citas/citas/price';
import { type EstadoCita, isMissed } from '../../citas/citas/states';
import { UNDO_HOURS } from '../../citas/citas/undo';
import { toBolivares } from '../../venezuela/dinero';
import type { EstadoManoDeObra } from './states';

const HOUR = 3_600_000;
/** Hours in which a client chooses what becomes of labour whose appointment did not take place; then it is given back. */
export const DECIDE_HOURS = 72;
/** Days that a payment of labour is looked for: nothing is held for it but the appointment, which has its own time. */
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
 * What the labour of an appointment costs in advance, in cents: what its client approved, or the listed price where that is fixed;
 * null when it cannot be paid in advance, since nobody knows the price yet or the appointment is over.
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
  /** What came of it, céntimos. */
  recibido: number;
}

/**
 * What of paid labour the workshop earns at the final price (cents), and what goes back to the client: at the rate of the payment,
 * never above what was paid for the one and never above what came for the other. Beyond what was paid the workshop is paid at
 * the workshop. Céntimos of Bs., `ganadoUSD` cents.
 */
export function splitLabour(
  { monto, montoUSD, tasa, recibido }: PaidLabour,
  precioFinal: number,
): { ganado: number; ganadoUSD: number; devuelto: number } {
  const ganadoUSD = Math.min(montoUSD, precioFinal);
  const ganado = ganadoUSD === montoUSD ? monto : Math.min(monto, toBolivares(ganadoUSD, tasa));
  return { ganado, ganadoUSD, devuelto: Math.max(0, recibido - ganado) };
}

/** Where paid labour goes when its appointment is in a state; null when it stays. */
export function labourAfter(estado: EstadoCita): Extract<EstadoManoDeObra, 'cumplida' | 'por_decidir'> | null {
  if (estado === 'completada') return 'cumplida';
  return isMissed({ estado }) ? 'por_decidir' : null;
}

/** Until when labour waits in a state that it leaves by the clock. */
export const labourLimit = (estado: 'cumplida' | 'por_decidir', since: Date): Date =>
  new Date(since.getTime() + (estado === 'cumplida' ? UNDO_HOURS : DECIDE_HOURS) * HOUR);
