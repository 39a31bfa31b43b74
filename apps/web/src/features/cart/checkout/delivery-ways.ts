import { arrivalWindow } from '@tuerca/contracts/auth/stores/arrival';
import { type DeliveryWay, deliveryWays } from '@tuerca/contracts/cart/checkout/delivery';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import type { OpenConfig } from '@tuerca/contracts/platform/system/schemas';
import { toBolivares } from '@tuerca/contracts/venezuela/dinero';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { arrivalText, costText } from '@/entities/orders/delivery/delivery-format';

/** Configuration of delivery prices and times; loaded once for the page. */
export type DeliveryConfig = Pick<OpenConfig, 'envio' | 'tasa'>;

/** Delivery option with its form value: the first one is 'delivery', as for the server. */
export interface NamedWay extends DeliveryWay {
  tipo: string;
}

/** Delivery options of a store's part to a place; null while the place is not known. */
export function waysTo(
  option: DeliveryOption,
  { estado, ciudad }: Place,
  { envio }: DeliveryConfig,
): NamedWay[] | null {
  if (!estado || !ciudad) return null;
  const parts = [{ pesoKg: option.kilos, cantidad: 1 }];
  return deliveryWays(option, { estado, ciudad }, parts, envio).map((way, i) => ({
    ...way,
    tipo: i === 0 ? 'delivery' : `delivery/${way.via}/${way.destino}`,
  }));
}

/** Option to a workshop's door: never a courier's office. */
export const wayToDoor = (...to: Parameters<typeof waysTo>): NamedWay | undefined =>
  waysTo(...to)?.find(({ destino }) => destino === 'puerta');

/** Céntimos of Bs. that a delivery adds to the payment. */
export const wayCost = ({ cents }: DeliveryWay, { tasa }: DeliveryConfig): number =>
  toBolivares(cents ?? 0, tasa.valor);

/** Returns 'Bs. 850,00', 'Gratis' or 'Pagas al recibir'. */
export const wayPrice = ({ cents }: DeliveryWay, { tasa }: DeliveryConfig): string => costText(cents, tasa.valor);

/** Returns 'Llega entre el martes 24 y el jueves 26 de noviembre' for a purchase at `now`. */
export const wayArrival = ({ dias }: DeliveryWay, { entrega }: DeliveryOption, now: Date): string =>
  arrivalText(arrivalWindow(dias, now, entrega));
