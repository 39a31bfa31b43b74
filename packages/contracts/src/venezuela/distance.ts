/** A place on earth as GeoJSON has it: longitude, latitude. */
export type Point = readonly [number, number];

const EARTH_RADIUS_KM = 6371;
/** Decimals of a person's place: about a kilometre, so that an address that is shared does not tell where somebody lives. */
const SHARED_DECIMALS = 2;
const POINT_PATTERN = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/** Kilometres as the crow flies. */
export function kilometresBetween([lng, lat]: Point, [otherLng, otherLat]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(otherLat - lat) + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * half(otherLng - lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** A person's place for an address bar, 'latitude,longitude': '10.5,-66.85'. */
export const pointText = ([lng, lat]: Point): string =>
  [lat, lng].map((degrees) => Number(degrees.toFixed(SHARED_DECIMALS))).join();

/** Reads what `pointText` writes, however many decimals; null for any other text. */
export function readPoint(text: string): Point | null {
  const [lat, lng] = (POINT_PATTERN.exec(text) ?? []).slice(1).map(Number);
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [lng, lat] : null;
}

/** 'A menos de 1 km', 'A unos 3 km': rounded, as a person's place is. */
export const distanceInWords = (km: number): string =>
  km < 1 ? 'A menos de 1 km' : `A unos ${Math.round(km).toLocaleString('es-VE')} km`;
