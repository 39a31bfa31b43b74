import { GENERAL_TRANSIT, type Journey, type Transit } from '../../auth/stores/arrival';
import type { EntregaTienda } from '../../auth/stores/delivery';
import type { Destino, Via } from '../../auth/stores/ways';
import { toCentimos } from '../../venezuela/dinero';
import { type Place, placeKey } from '../../venezuela/place';

/** Delivery tariffs in dollars. */
export interface Tariffs {
  local: number;
  nacionalBase: number;
  nacionalKg: number;
}

/** Kilos of a product whose weight nobody entered. */
const ASSUMED_KILOS = 1;

/** Whole kilos of a parcel, at least one. */
export const parcelKilos = (parts: readonly { pesoKg: number | null; cantidad: number }[]): number => {
  const weight = parts.reduce((total, { pesoKg, cantidad }) => total + (pesoKg ?? ASSUMED_KILOS) * cantidad, 0);
  return Math.max(1, Math.ceil(Number(weight.toFixed(3))));
};

/** Whether a parcel stays in the store's city. */
export const deliveryJourney = (store: Place, to: Place): Exclude<Journey, 'retiro'> =>
  placeKey(to) === placeKey(store) ? 'local' : 'nacional';

/** Cents of a dollar for a store's parcel; the same city pays the local tariff, picking it up costs nothing. */
export function deliveryCost(
  journey: Journey,
  parts: readonly { pesoKg: number | null; cantidad: number }[],
  { local, nacionalBase, nacionalKg }: Tariffs,
): number {
  if (journey === 'retiro') return 0;
  return journey === 'local'
    ? toCentimos(local)
    : toCentimos(nacionalBase) + toCentimos(nacionalKg) * (parcelKilos(parts) - 1);
}

/** A way in which a store's parcel reaches a place; `cents` of a dollar, null when it is paid at destination. */
export interface DeliveryWay {
  via: Via;
  destino: Destino;
  cents: number | null;
  dias: Transit;
}
interface Sender extends Place {
  entrega: EntregaTienda;
}

/** The zone that holds for a place: a city's own before its state's. */
function zoneOf(zonas: EntregaTienda['zonas'], to: Place) {
  const find = (place: Place) =>
    zonas.find(({ estado, ciudad }) => placeKey({ estado, ciudad: ciudad ?? '' }) === placeKey(place));
  return find(to) ?? find({ ...to, ciudad: '' });
}

/** Whether what a store sells can be had in a place: it sends there, or is there itself and lets pick up. */
export function reaches({ entrega, ...store }: Sender, to: Place): boolean {
  const { tarifa, zonas, servicios, retiro } = entrega;
  if (tarifa === 'general' || servicios.length > 0 || zoneOf(zonas, to)) return true;
  return retiro && placeKey(store) === placeKey(to);
}

/** The ways in which a store delivers to a place, its own first; none when it does not deliver there. */
export function deliveryWays(
  store: Sender,
  to: Place,
  parts: Parameters<typeof deliveryCost>[1],
  tariffs: Tariffs,
): DeliveryWay[] {
  const { tarifa, zonas, servicios } = store.entrega;
  if (tarifa === 'general') {
    const journey = deliveryJourney(store, to);
    const cents = deliveryCost(journey, parts, tariffs);
    return [{ via: 'general', destino: 'puerta', cents, dias: GENERAL_TRANSIT[journey] }];
  }
  const zone = zoneOf(zonas, to);
  return [
    ...(zone
      ? [{ via: 'propio' as const, destino: 'puerta' as const, cents: toCentimos(zone.costoUSD), dias: zone.dias }]
      : []),
    ...servicios.map(({ courier, destino, costoUSD, dias }) => ({
      via: courier,
      destino,
      cents: costoUSD === null ? null : toCentimos(costoUSD),
      dias,
    })),
  ];
}

/** The way that was chosen; without a choice the first one, at a workshop the first to a door. Undefined when it is not offered. */
export const chosenWay = (
  ways: readonly DeliveryWay[],
  { via, destino }: { via?: Via | undefined; destino?: Destino | undefined },
): DeliveryWay | undefined => ways.find((way) => (!via || way.via === via) && (!destino || way.destino === destino));
