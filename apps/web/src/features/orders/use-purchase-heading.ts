import { useKnownState } from '../../entities/orders/orders.queries';

const REGISTERED = {
  title: 'Registramos tu compra',
  text: 'Guarda el número de orden: con él te ayudamos si algo pasa.',
};
const REJECTED = {
  title: 'Tu compra no se completó',
  text: 'El pago no fue confirmado. Guarda el número de orden: con él te ayudamos.',
};
const REFUNDED = {
  title: 'Te devolvimos tu compra',
  text: 'Guarda el número de orden: con él te ayudamos si algo pasa.',
};

/** The heading of the confirmation, true to where the payment stands. */
export function usePurchaseHeading(): { title: string; text: string } {
  const state = useKnownState();
  if (state === 'rechazado') return REJECTED;
  return state === 'reembolsado' ? REFUNDED : REGISTERED;
}
