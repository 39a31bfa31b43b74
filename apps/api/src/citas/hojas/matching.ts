import { fitOf, type Fittable } from '@tuerca/contracts/auth/garaje/ajuste';
import type { SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import type { EventoHoja } from '@tuerca/contracts/citas/hojas/schemas';
import { nameKey } from '@tuerca/contracts/kernel/text';
import type { StoredCita } from '../citas/citas.service';

/** A vehicle of the garage, and how that is known. */
interface Match {
  vehiculo: SavedVehiculo;
  asignacion: EventoHoja['asignacion'];
}
type Garage = readonly SavedVehiculo[];
/** Client's assignments, by origin. */
export type Assignments = ReadonlyMap<string, string | null>;

/** Client's assignment of an origin; undefined without one, null for no vehicle of the garage. */
function said(origen: string, assignments: Assignments, garage: Garage): Match | null | undefined {
  if (!assignments.has(origen)) return undefined;
  const vehiculo = garage.find(({ _id }) => _id === assignments.get(origen));
  return vehiculo ? { vehiculo, asignacion: 'manual' } : null;
}

/** The vehicle of an appointment: as the client said, the one that it was booked for, or the one with its plate. */
export function matchCita(origen: string, cita: StoredCita, garage: Garage, assignments: Assignments): Match | null {
  const manual = said(origen, assignments, garage);
  if (manual !== undefined) return manual;
  const { _id, placa } = cita.vehiculo;
  const booked = _id && garage.find((one) => one._id === String(_id));
  if (booked) return { vehiculo: booked, asignacion: 'vehiculo' };
  const plated = garage.find((one) => one.placa !== null && one.placa === placa);
  return plated ? { vehiculo: plated, asignacion: 'placa' } : null;
}

/** The vehicle of a bought part: as the client said, or the only one of the garage that it is made for. */
export function matchPart(
  origen: string,
  part: Fittable | undefined,
  garage: Garage,
  assignments: Assignments,
): Match | null {
  const manual = said(origen, assignments, garage);
  if (manual !== undefined) return manual;
  if (!part || part.universal) return null;
  const fitting = garage.filter((vehiculo) => fitOf(part, vehiculo) === 'compatible');
  return fitting.length === 1 ? { vehiculo: fitting[0]!, asignacion: 'compatibilidad' } : null;
}

/** Whether a part without a vehicle may have been for this one. */
export const mayFit = (part: Fittable | undefined, vehiculo: SavedVehiculo): boolean =>
  !part || fitOf(part, vehiculo) !== 'no-compatible';

/** Whether an appointment without a vehicle may have been for this one: it was typed as the same model. */
export const isSameModel = ({ vehiculo: { marca, modelo } }: StoredCita, vehiculo: SavedVehiculo): boolean =>
  nameKey(marca) === nameKey(vehiculo.marca) && nameKey(modelo) === nameKey(vehiculo.modelo);
