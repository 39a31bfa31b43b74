import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';

/** Known fields of a payment that ended; only the state while the payment is still loading. */
export type EndedPayment = Pick<Pago, 'estado'> &
  Partial<Pick<Pago, 'canceladoPor' | 'porDevolver' | 'devuelto' | 'motivo' | 'mensaje'>>;

const CANCELLED = {
  cliente: 'Cancelaste esta compra',
  tienda: 'La tienda canceló tu compra',
  administracion: 'La administración de Tuerca canceló tu compra',
} as const;
const KEEP = 'Guarda el número de orden: con él te ayudamos';

/** Text on the refund, pending or sent; null without one. */
export function refundText({ porDevolver = 0, devuelto = 0 }: EndedPayment): string | null {
  if (porDevolver > 0) return `${PAYMENT_MESSAGES.owed(toCentimos(porDevolver))} Te avisaremos cuando lo enviemos.`;
  return devuelto > 0 ? PAYMENT_MESSAGES.givenBack(toCentimos(devuelto)) : null;
}

/** Title for a purchase whose payment ended, by who ended it. */
export function endedTitle({ estado, canceladoPor }: EndedPayment): string {
  if (canceladoPor && canceladoPor !== 'sistema') return CANCELLED[canceladoPor];
  return estado === 'rechazado' && canceladoPor ? 'No pudimos confirmar tu pago' : 'Tu compra se canceló';
}

/** Heading of that page. */
export function endedHeading(payment: EndedPayment): { title: string; text: string } {
  if (payment.canceladoPor === 'sistema' && payment.estado === 'rechazado')
    return { title: 'Tu compra no se completó', text: `El pago no fue confirmado. ${KEEP}.` };
  return { title: endedTitle(payment), text: `${KEEP} si algo pasa.` };
}
