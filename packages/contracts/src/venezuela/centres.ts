import type { Point } from './distance';
import { ESTADOS } from './lugares';
import { type Place, placeKey } from './place';

let centres: Map<string, Point> | undefined;

/** The middle of a city, for a business whose place on the map is unknown; null for a city without one. */
export function centreOf(place: Place): Point | null {
  centres ??= new Map(
    ESTADOS.flatMap(({ nombre: estado, ciudades }) =>
      ciudades.flatMap(({ nombre: ciudad, coordenadas: [lng, lat] = [] }) =>
        lng !== undefined && lat !== undefined ? [[placeKey({ ciudad, estado }), [lng, lat] as const] as const] : [],
      ),
    ),
  );
  return centres.get(placeKey(place)) ?? null;
}
