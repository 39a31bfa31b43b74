import { GENERATED_REFERENCE } from '@tuerca/contracts/payments/schemas';
import { type EstadoPago, ESTADOS_PAGO, PAGO_TRANSITIONS } from '@tuerca/contracts/payments/states';

const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;
/** When a payment that the bank does not know yet is looked for again, counted from its registration; then every two hours. */
const REVISIONES = [30 * SEGUNDO, 2 * MINUTO, 5 * MINUTO, 15 * MINUTO, HORA];
const CADA = 2 * HORA;
const LIMITE = { pago_movil: 24 * HORA, transferencia: 48 * HORA } as const;

/** Instant of the next automatic check; null when the time for them is over and people take it from there. */
export function siguienteRevision(metodo: keyof typeof LIMITE, registrado: Date, ahora: Date): Date | null {
  const pasado = ahora.getTime() - registrado.getTime();
  const temprana = REVISIONES.find((momento) => momento > pasado);
  const momento = temprana ?? HORA + Math.ceil((pasado - HORA + 1) / CADA) * CADA;
  return momento <= LIMITE[metodo] ? new Date(registrado.getTime() + momento) : null;
}

/** States from which the contract's table lets a payment go to `destino`. */
export const origenes = (destino: EstadoPago): EstadoPago[] =>
  ESTADOS_PAGO.filter((estado) => PAGO_TRANSITIONS[estado].includes(destino));
export const ABIERTOS: readonly EstadoPago[] = ['pendiente', 'en_verificacion'];

/** What the client typed -> a reference that a bank may know, or null for the generated one. */
export const referenciaBancaria = (referencia: string): string | null =>
  GENERATED_REFERENCE.test(referencia) ? null : referencia;

interface Identidad {
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
export function clavesReferencia({
  bancoReceptor,
  bancoEmisor,
  telefonoPagador,
  cedulaPagador,
  fechaPago,
  referencia,
}: Identidad): string[] {
  const normalizada = referencia.replace(/^0+(?=\d)/, '');
  return [telefonoPagador, cedulaPagador].map((pagador) =>
    [bancoReceptor, bancoEmisor, pagador, fechaPago, normalizada].join('|'),
  );
}
