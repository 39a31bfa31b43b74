import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { toVehiculoDoc } from './garaje.mapper';

/** A vehicle of the profile's form. */
export type ProfileVehicle = NuevoVehiculo & { _id?: string };
type IsSame = (wanted: ProfileVehicle, saved: SavedVehiculo) => boolean;

const clave = (vehiculo: NuevoVehiculo): string => toVehiculoDoc(vehiculo).clave;
/** Brand, model and year, however they are spelled. */
const kind = (vehiculo: NuevoVehiculo): string => clave({ ...vehiculo, motor: null });
/** By what a vehicle is known again, the surest first; of two that differ in their engine alone, the one with this engine. */
const SIGNS: readonly IsSame[] = [
  ({ _id }, saved) => _id === saved._id,
  ({ _id, placa }, saved) => !_id && placa !== null && placa === saved.placa,
  (wanted, saved) => !wanted._id && clave(wanted) === clave(saved),
  (wanted, saved) => !wanted._id && kind(wanted) === kind(saved),
];

/**
 * Matches each vehicle of the form with a saved one; undefined for a new one. A sure sign counts before another's weaker one,
 * and each vehicle is matched once.
 */
export function matchVehicles(
  wanted: readonly ProfileVehicle[],
  saved: readonly SavedVehiculo[],
): (SavedVehiculo | undefined)[] {
  const matches: (SavedVehiculo | undefined)[] = wanted.map(() => undefined);
  for (const isSame of SIGNS)
    for (const [i, one] of wanted.entries())
      matches[i] ??= saved.find((each) => !matches.includes(each) && isSame(one, each));
  return matches;
}
