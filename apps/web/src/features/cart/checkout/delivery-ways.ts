import { arrivalWindow } from '@tuerca/contracts/auth/stores/arrival';
import { type DeliveryWay, deliveryWays } from '@tuerca/contracts/cart/checkout/delivery';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import type { OpenConfig } from '@tuerca/contracts/platform/system/schemas';
import { toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { arrivalText, costText } from '@/entities/orders/delivery/way-words';
import type { AddressValues } from './delivery-form';

/** What a way costs and when it comes stand on these; loaded once for the page. */
export type DeliveryConfig = Pick<OpenConfig, 'envio' | 'tasa'>;
type Place = Pick<AddressValues, 'estado' | 'ciudad'>;

/** A way as the form names it: the first one is what 'delivery' stands for, as it does for the server. */
export interface NamedWay extends DeliveryWay {
  tipo: string;
}

/** The ways in which a store's part of the cart reaches a place; null while the place is not known. */
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

/** The way to a workshop: a courier's office is none. */
export const wayToDoor = (...to: Parameters<typeof waysTo>): NamedWay | undefined =>
  waysTo(...to)?.find(({ destino }) => destino === 'puerta');

/** Céntimos of Bs. that a way adds to what is paid now. */
export const wayCost = ({ cents }: DeliveryWay, { tasa }: DeliveryConfig): number =>
  toBolivares(cents ?? 0, tasa.valor);

/** 'Bs. 850,00', 'Gratis', 'Pagas al recibir'. */
export const wayPrice = ({ cents }: DeliveryWay, { tasa }: DeliveryConfig): string => costText(cents, tasa.valor);

/** 'Llega entre el martes 24 y el jueves 26 de noviembre' if it is bought now. */
export const wayArrival = ({ dias }: DeliveryWay, { entrega }: DeliveryOption, now: Date): string =>
  arrivalText(arrivalWindow(dias, now, entrega));
