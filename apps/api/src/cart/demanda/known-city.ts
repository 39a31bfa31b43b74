import { normalizeText } from '@tuerca/contracts/kernel/text';
import { ESTADOS } from '@tuerca/contracts/venezuela/lugares';

const CITIES = new Map(
  ESTADOS.flatMap(({ nombre, ciudades }) =>
    ciudades.map((ciudad) => [`${nombre}|${normalizeText(ciudad.nombre)}`, ciudad.nombre] as const),
  ),
);

/** A city of a state in its own spelling; null for one that is not in the list, so that no free text is kept as a place. */
export const cityOf = (estado: string, ciudad: string): string | null =>
  CITIES.get(`${estado}|${normalizeText(ciudad)}`) ?? null;
