import { kilometresBetween, type Point } from '@tuerca/contracts/venezuela/distance';
import type { ServicioDoc } from './service.schema';
import type { WorkshopCount } from './services.repository';

/** Kilometres from a place to a service's workshop; null when nobody knows where that is. */
export function distanceOf({ coordenadas }: { coordenadas?: number[] | null }, from: Point): number | null {
  const [lng, lat] = coordenadas ?? [];
  return lng === undefined || lat === undefined ? null : kilometresBetween(from, [lng, lat]);
}

/**
 * The workshops, nearest first, whose services stand on a page of a list by distance, how many of their services come before the
 * page, and the length of the whole list. Workshops without a place come last; of two as far, the one with the lower id is first.
 */
export function workshopsOfPage(
  counts: readonly WorkshopCount[],
  from: Point,
  { page, limit }: { page: number; limit: number },
): { tallerIds: ServicioDoc['tallerId'][]; skip: number; total: number } {
  const far = (one: WorkshopCount) => distanceOf(one, from) ?? Infinity;
  const sorted = counts
    .map((one) => ({ ...one, km: far(one) }))
    .sort((a, b) => (a.km === b.km ? String(a._id).localeCompare(String(b._id)) : a.km - b.km));
  const [first, last] = [(page - 1) * limit, page * limit];
  const tallerIds: ServicioDoc['tallerId'][] = [];
  let [before, skip] = [0, 0];
  for (const { _id, total } of sorted) {
    const isOnPage = before < last && before + total > first;
    if (isOnPage && !tallerIds.length) skip = first - before;
    if (isOnPage) tallerIds.push(_id);
    before += total;
  }
  return { tallerIds, skip: Math.max(0, skip), total: before };
}
