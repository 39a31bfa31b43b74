import { type Courier, COURIER_LABELS } from './couriers';

/** Couriers that a store may offer; `otro` and its own delivery are no services of theirs. */
export const SENDING_COURIERS = ['mrw', 'zoom', 'tealca', 'domesa'] as const satisfies readonly Courier[];
/** End of a parcel's way: the courier's office, or the door. */
export const DESTINOS = ['oficina', 'puerta'] as const;
export type Destino = (typeof DESTINOS)[number];
/** Carriers of a parcel: the platform's tariffs, the store itself, or a courier. */
export const VIAS = ['general', 'propio', ...SENDING_COURIERS] as const;
export type Via = (typeof VIAS)[number];

/** 'MRW, retiro en su oficina', 'Delivery de la tienda'. */
export function wayName({ via, destino }: { via: Via; destino: Destino }): string {
  if (via === 'general') return 'Delivery';
  if (via === 'propio') return 'Delivery de la tienda';
  return `${COURIER_LABELS[via]}, ${destino === 'oficina' ? 'retiro en su oficina' : 'a tu puerta'}`;
}
