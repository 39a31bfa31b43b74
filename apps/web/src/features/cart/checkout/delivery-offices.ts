import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import { type OfferedOficina, officesFor } from '@tuerca/contracts/orders/orders/oficinas';
import type { CheckoutDeliveryValues } from './delivery-form';
import { type DeliveryConfig, type NamedWay, waysTo } from './delivery-ways';

type StoreValues = CheckoutDeliveryValues['tiendas'][number];

/** Destination of a store's part: the address shared by all stores, or its own. */
export const placeOf = (
  tienda: StoreValues,
  { sameAddress, shared }: Pick<CheckoutDeliveryValues, 'sameAddress' | 'shared'>,
) => (sameAddress ? shared : tienda.direccion);

/** Delivery option of a store's choice if it ends at a courier's office. */
export const wayToOffice = (
  option: DeliveryOption,
  tipo: string,
  place: { estado: string; ciudad: string },
  config: DeliveryConfig,
): NamedWay | undefined => waysTo(option, place, config)?.find((way) => way.tipo === tipo && way.destino === 'oficina');

/** Offices for a store's choice, and the chosen one; null when it is not delivered to an office. */
export function officeChoice(
  option: DeliveryOption,
  tienda: StoreValues,
  place: { estado: string; ciudad: string },
  { config, offered }: { config: DeliveryConfig; offered: readonly OfferedOficina[] },
) {
  const way = wayToOffice(option, tienda.tipo, place, config);
  if (!way) return null;
  const found = officesFor(offered, way.via, place);
  return { ...found, chosen: found.offices.find(({ id }) => id === tienda.oficina) };
}
