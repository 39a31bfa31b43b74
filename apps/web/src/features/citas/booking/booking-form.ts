import { NuevaCita } from '@tuerca/contracts/citas/citas/inputs';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { isDate } from '@tuerca/contracts/venezuela/caracas';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import type { Slot } from '@/entities/citas/citas/slot';
import { TYPED, type VehicleValues } from '@/entities/citas/citas/typed-vehicle';
import { vehicleValues } from '@/entities/citas/citas/vehicle-values';
import type { CitaBody } from './booking.queries';

/** Values of the booking form. */
export interface BookingValues extends VehicleValues {
  servicioId: string;
  tallerId: string;
  fecha: string;
  hora: string;
  /** '' until the garage is known. */
  choice: string;
  descripcionProblema: string;
  codigoPromo: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The server's schema, in the specification's order; `choice` is not sent. */
export const BookingSchema = NuevaCita;

/** Day and time that an address chooses, '' each for none; the times that are offered decide whether they hold. */
export function slotOfAddress(params: URLSearchParams): Slot {
  const [fecha, hora] = [params.get('fecha') ?? '', params.get('hora') ?? ''];
  return isDate(fecha) && TIME.test(hora) ? { fecha, hora } : { fecha: '', hora: '' };
}

/** Initial values of a booking, with the garage's chosen vehicle and the slot of the address. */
export const bookingValues = (servicio: Servicio, vehiculo: VehiculoGaraje | null, slot: Slot): BookingValues => ({
  servicioId: servicio._id,
  tallerId: servicio.taller._id,
  ...slot,
  choice: vehiculo?._id ?? '',
  vehiculo: vehicleValues(vehiculo),
  descripcionProblema: '',
  codigoPromo: '',
});

/** Initial values of a new booking with the vehicle and problem of an appointment that did not take place. */
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

/** Request body of the validated values: a vehicle of the account is sent with its id. */
export const bookingBody = (checked: NuevaCita, chosen: VehiculoGaraje | undefined): CitaBody => ({
  ...checked,
  vehiculo: checked.vehiculo && { ...checked.vehiculo, tipo: chosen?.tipo ?? null },
  vehiculoId: chosen?.enCuenta ? chosen._id : null,
});

/** The slot that an address chose, as drafts keep it. */
export const slotKey = ({ fecha, hora }: Slot): string => [fecha, hora].join(' ').trim();

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const matches = (one: VehiculoGaraje, { marca, modelo, anio }: BookingValues['vehiculo']) =>
  one.marca === marca && one.modelo === modelo && String(one.anio) === anio;

/**
 * Initial values from the draft of before the sign-in. A vehicle of the device has another id in the account: it is found again
 * by its fields, or entered as a typed one when the garage does not have it.
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
  // A draft of another address is older than the time that this one chooses.
  const newer = start.fecha !== '' && text(kept.slot) !== slotKey(start);
  return {
    ...start,
    ...(!newer && { fecha: text(kept.fecha), hora: text(kept.hora) }),
    choice: chosen?._id ?? TYPED,
    vehiculo,
    descripcionProblema: text(kept.descripcionProblema),
    codigoPromo: text(kept.codigoPromo),
  };
}
