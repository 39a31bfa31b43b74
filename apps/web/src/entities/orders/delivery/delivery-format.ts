import type { ArrivalWindow } from '@tuerca/contracts/auth/stores/arrival';
import { wayName } from '@tuerca/contracts/auth/stores/ways';
import { shippingPrice } from '@tuerca/contracts/cart/checkout/shipping';
import { dateFormat } from '@tuerca/contracts/kernel/intl-format';
import type { FormaEnvio } from '@tuerca/contracts/orders/orders/schemas';
import { dayInWords } from '@tuerca/contracts/venezuela/day-format';
import { toBolivares } from '@tuerca/contracts/venezuela/dinero';

const dayOfMonth = dateFormat({ weekday: 'long', day: 'numeric', timeZone: 'UTC' });

/** Returns 'entre el martes 24 y el viernes 27 de noviembre' for two Caracas dates; 'el martes 24 de noviembre' for one. */
export function betweenInWords({ desde, hasta }: ArrivalWindow): string {
  const last = dayInWords(hasta);
  if (desde === hasta) return last;
  const sameMonth = desde.slice(0, 7) === hasta.slice(0, 7);
  const first = sameMonth ? `el ${dayOfMonth(new Date(`${desde}T00:00:00Z`)).replace(',', '')}` : dayInWords(desde);
  return `entre ${first} y ${last}`;
}

/** Returns 'Llega entre el martes 24 y el viernes 27 de noviembre'. */
export const arrivalText = (window: ArrivalWindow): string => `Llega ${betweenInWords(window)}`;

/** Price of a delivery of `cents` of a dollar, null when it is paid at destination. */
export const costText = (cents: number | null, tasa: number): string =>
  shippingPrice(toBolivares(cents ?? 0, tasa), cents === null);

/** Returns 'MRW, retiro en su oficina · pagas el envío al recibir'. */
export const shippingText = (forma: FormaEnvio): string =>
  [wayName(forma), ...(forma.pagoEnDestino ? ['pagas el envío al recibir'] : [])].join(' · ');
