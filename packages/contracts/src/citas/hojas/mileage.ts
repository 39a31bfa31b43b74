import { formatLongDate } from '../../venezuela/caracas';

/** Reading of an odometer on a Caracas date. */
export interface MileageReading {
  fecha: string;
  kilometraje: number;
}

/** '84.000 km'. */
export const formatKilometraje = (kilometraje: number): string => `${kilometraje.toLocaleString('es-VE')} km`;

/** Reason why a reading contradicts the known ones, as a sentence; null when it does not. Readings of the same day are not compared. */
export function mileageProblem(
  known: readonly MileageReading[],
  { fecha, kilometraje }: MileageReading,
): string | null {
  const earlier = known.filter((one) => one.fecha < fecha && one.kilometraje > kilometraje);
  const highest = earlier.reduce<MileageReading | null>(
    (max, one) => (max && max.kilometraje >= one.kilometraje ? max : one),
    null,
  );
  if (highest)
    return `El ${formatLongDate(highest.fecha)} el vehículo ya tenía ${formatKilometraje(highest.kilometraje)}. Revisa el kilometraje y la fecha.`;
  const later = known.filter((one) => one.fecha > fecha && one.kilometraje < kilometraje);
  const lowest = later.reduce<MileageReading | null>(
    (min, one) => (min && min.kilometraje <= one.kilometraje ? min : one),
    null,
  );
  if (!lowest) return null;
  return `Después de esa fecha, el ${formatLongDate(lowest.fecha)}, el vehículo tenía ${formatKilometraje(lowest.kilometraje)}. Revisa el kilometraje y la fecha.`;
}

/**
 * The readings that do not agree with the others: the fewest whose removal leaves kilometres that never go down. `readings`
 * in any order; those of one day count from the lowest up.
 */
export function doubtfulReadings<T extends MileageReading>(readings: readonly T[]): Set<T> {
  const order = [...readings].sort(
    (one, other) => one.fecha.localeCompare(other.fecha) || one.kilometraje - other.kilometraje,
  );
  // The longest part that never goes down, by the usual table: its length up to each reading, and the one before it.
  const length = order.map(() => 1);
  // Stryker disable next-line ArrowFunction: undefined ends the way back as -1 does
  const before = order.map(() => -1);
  order.forEach(({ kilometraje }, i) => {
    for (let j = 0; j < i; j++)
      if (order[j]!.kilometraje <= kilometraje && length[j]! + 1 >= length[i]!) {
        length[i] = length[j]! + 1;
        before[i] = j;
      }
  });
  const doubtful = new Set(order);
  // Of two parts of equal length the later one counts: the newest reading is the likeliest to be looked at.
  for (let i = length.lastIndexOf(Math.max(0, ...length)); i >= 0; i = before[i]!) doubtful.delete(order[i]!);
  return doubtful;
}
