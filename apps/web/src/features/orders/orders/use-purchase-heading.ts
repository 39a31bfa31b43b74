import { useKnownPayment } from '@/entities/orders/orders/orders.queries';
import { endedHeading } from './ended-payment';

const REGISTERED = {
  title: 'Registramos tu compra',
  text: 'Guarda el número de orden: con él te ayudamos si algo pasa.',
};

/** The heading of the confirmation, true to where the payment stands. */
export function usePurchaseHeading(): { title: string; text: string } {
  const payment = useKnownPayment();
  const ended = payment?.estado === 'rechazado' || payment?.estado === 'reembolsado';
  return ended ? endedHeading(payment) : REGISTERED;
}
