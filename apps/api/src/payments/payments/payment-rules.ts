import { GENERATED_REFERENCE } from '@tuerca/contracts/payments/payments/schemas';
import {
  type EstadoPago,
  ESTADOS_PAGO,
  FINALES_PAGO,
  type FinalPago,
  PAGO_TRANSITIONS,
} from '@tuerca/contracts/payments/payments/states';
import type { PagoDoc } from './payment.schema';

const SEGUNDO = 1000;
const MINUTE = 60 * SEGUNDO;
const HOUR = 60 * MINUTE;
/**
 * Delays after the registration at which a payment that the bank does not know yet is checked again, in milliseconds; then
 * every two hours.
 */
const CHECKS = [30 * SEGUNDO, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const EVERY = 2 * HOUR;
const LIMITS = { pago_movil: 24 * HOUR, transferencia: 48 * HOUR } as const;

/** Instant of the next automatic check; null when the time for them is over and people take it from there. */
export function nextCheck(metodo: keyof typeof LIMITS, registered: Date, now: Date): Date | null {
  const past = now.getTime() - registered.getTime();
  const earliest = CHECKS.find((moment) => moment > past);
  const moment = earliest ?? HOUR + Math.ceil((past - HOUR + 1) / EVERY) * EVERY;
  // Stryker disable next-line EqualityOperator: checks fall on odd hours, limits on even ones
  return moment <= LIMITS[metodo] ? new Date(registered.getTime() + moment) : null;
}

/** States from which the contract's table lets a payment go to `destino`. */
export const origins = (target: EstadoPago): EstadoPago[] =>
  ESTADOS_PAGO.filter((estado) => PAGO_TRANSITIONS[estado].includes(target));
export const OPEN_ESTADOS: readonly EstadoPago[] = ['pendiente', 'en_verificacion'];

/** Party that ended a payment, by its history; null for one that is open or stands. */
export function finalOf({ estado, historial }: Pick<PagoDoc, 'estado' | 'historial'>): FinalPago | null {
  if (estado !== 'rechazado' && estado !== 'reembolsado') return null;
  const por = historial.find((step) => step.estado === estado)?.por;
  return FINALES_PAGO.find((final) => final === por) ?? 'sistema';
}

/** Reference that a bank may know, from the client's text; null for a generated one. */
export const bankReference = (referencia: string): string | null =>
  GENERATED_REFERENCE.test(referencia) ? null : referencia;

interface Identity {
  bancoReceptor: string;
  bancoEmisor: string;
  telefonoPagador: string;
  cedulaPagador: string;
  fechaPago: string;
  referencia: string;
}

/**
 * Keys that no two live payments may share. References repeat across banks and days, so alone they say nothing; the payer is
 * known by phone and by cédula, and changing one of them must not make an old reference good again.
 */
export function referenciaKeys({
  bancoReceptor,
  bancoEmisor,
  telefonoPagador,
  cedulaPagador,
  fechaPago,
  referencia,
}: Identity): string[] {
  const normalized = referencia.replace(/^0+(?=\d)/, '');
  return [telefonoPagador, cedulaPagador].map((payer) =>
    [bancoReceptor, bancoEmisor, payer, fechaPago, normalized].join('|'),
  );
}
