import { NuevaCita } from '@tuerca/contracts/citas/citas/inputs';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import { TYPED, type VehicleValues } from '@/entities/citas/citas/typed-vehicle';
import { vehicleValues } from '@/entities/citas/citas/vehicle-values';
import type { CitaBody } from './booking.queries';

/** The booking while it is filled in. */
export interface BookingValues extends VehicleValues {
  servicioId: string;
  tallerId: string;
  fecha: string;
  hora: string;
  /** '' before anything is known of the garage. */
  choice: string;
  descripcionProblema: string;
  codigoPromo: string;
}

/** What the server takes, checked in the specification's order; `choice` is ours alone. */
export const BookingSchema = NuevaCita;

/** A new booking; the garage's chosen vehicle stands in it already. */
export const startValues = (servicio: Servicio, vehiculo: VehiculoGaraje | null): BookingValues => ({
  servicioId: servicio._id,
  tallerId: servicio.taller._id,
  fecha: '',
  hora: '',
  choice: vehiculo?._id ?? '',
  vehiculo: vehicleValues(vehiculo),
  descripcionProblema: '',
  codigoPromo: '',
});

/** What an appointment that did not take place says of the vehicle and its problem, over a new booking. */
export const replacing = (
  start: BookingValues,
  { vehiculo: { _id, marca, modelo, anio, placa }, problemaReportado }: Cita,
  garage: readonly VehiculoGaraje[],
): BookingValues => ({
  ...start,
  choice: garage.find((one) => one._id === _id)?._id ?? TYPED,
  vehiculo: { marca, modelo, anio: String(anio), placa },
  descripcionProblema: problemaReportado,
});

/** The checked values as they are sent: a vehicle of the account goes by its id too. */
export const bookingBody = (checked: NuevaCita, chosen: VehiculoGaraje | undefined): CitaBody => ({
  ...checked,
  vehiculo: checked.vehiculo && { ...checked.vehiculo, tipo: chosen?.tipo ?? null },
  vehiculoId: chosen?.enCuenta ? chosen._id : null,
});

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const matches = (one: VehiculoGaraje, { marca, modelo, anio }: BookingValues['vehiculo']) =>
  one.marca === marca && one.modelo === modelo && String(one.anio) === anio;

/**
 * What was kept before signing in, over a new booking. A vehicle of the device has another id in the account: it is found again by what
 * it is, and is a typed one where the garage does not have it.
 */
export function restoredValues(
  start: BookingValues,
  kept: Record<string, unknown>,
  garage: readonly VehiculoGaraje[],
): BookingValues {
  const fields = (kept.vehiculo ?? {}) as Record<string, unknown>;
  const vehiculo = {
    marca: text(fields.marca),
    modelo: text(fields.modelo),
    anio: text(fields.anio),
    placa: text(fields.placa),
  };
  const chosen = ID_PATTERN.test(text(kept.choice))
    ? (garage.find(({ _id }) => _id === kept.choice) ?? garage.find((one) => matches(one, vehiculo)))
    : undefined;
  return {
    ...start,
    fecha: text(kept.fecha),
    hora: text(kept.hora),
    choice: chosen?._id ?? TYPED,
    vehiculo,
    descripcionProblema: text(kept.descripcionProblema),
    codigoPromo: text(kept.codigoPromo),
  };
}
