import { randomInt } from 'node:crypto';
import { DIAS } from '@tuerca/contracts/auth/negocios/dias';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import type { Cita, HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { ServicesService } from '../src/products/services/services.service';
import { type Actor, openBusiness } from './actors';
import { type Answer, call, type Harness } from './harness';

/** The hours of every day of the week. */
export const everyDay = (apertura: string, cierre: string) =>
  Object.fromEntries(DIAS.map((day) => [day, { activo: true, apertura, cierre }]));
/** A Caracas date so many days from today. */
export const day = (days: number): string => addDays(caracasDate(new Date()), days);

export interface Garage {
  actor: Actor;
  id: string;
  /** Offers a service; `hours` of work. */
  offer(overrides?: {
    hours?: number;
    precio?: number;
    nombre?: string;
    categoria?: string;
    tipo?: TipoVehiculo;
  }): Promise<string>;
  save(changes: object): Promise<Answer<Disponibilidad>>;
}

/** A workshop that takes appointments every day from 08:00 to 18:00, with so many bays. */
export async function openGarage(
  h: Harness,
  { puestos = 1, ...rules }: Record<string, unknown> = {},
  registration: Record<string, unknown> = {},
): Promise<Garage> {
  const actor = await openBusiness(h, 'workshop', registration);
  const id = actor.user._id;
  const save = (changes: object) =>
    call<Disponibilidad>(h.base, 'PUT', `/api/cita/mecanica/disponibilidad/${id}`, {
      token: actor.token,
      body: changes,
    });
  const { body } = await save({ horarioRegular: everyDay('08:00', '18:00'), antelacionMinima: 0, puestos, ...rules });
  if (!body.success) throw new Error(body.message);
  const offer: Garage['offer'] = async ({
    hours = 1,
    precio = 20,
    nombre = 'Cambio de aceite',
    categoria = 'mantenimiento_basico',
    tipo = 'sedan',
  } = {}) => {
    const form = NuevoServicio.parse({
      nombre,
      descripcion: 'Con filtro y revisión',
      precio,
      tiempoEstimado: 1,
      categoria,
      vehiculosCompatibles: [tipo],
    });
    const services = h.app.get(ServicesService, { strict: false });
    return String((await services.create(id, { ...form, tiempoEstimado: hours }))._id);
  };
  return { actor, id, offer, save };
}

/** A vehicle that no other booking names. */
export const vehicle = () => ({
  marca: 'Toyota',
  modelo: 'Corolla',
  anio: 2012,
  placa: `A${randomInt(10_000, 99_999)}B${randomInt(10)}`,
});
/** The body of a booking; tomorrow at ten unless told otherwise. */
export const booking = (garage: Garage, servicioId: string, overrides: Record<string, unknown> = {}) => ({
  servicioId,
  tallerId: garage.id,
  fecha: day(1),
  hora: '10:00',
  vehiculo: vehicle(),
  descripcionProblema: 'Suena al frenar en bajada',
  ...overrides,
});
export const book = (base: string, { token }: { token: string }, body: object, key?: string) =>
  call<Cita>(base, 'POST', '/api/cita/mecanica', {
    token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
/** A change of one appointment: PUT /api/cita/mecanica/{id}/{what}. */
export const change = (base: string, { token }: { token: string }, id: string, what: string, body: object = {}) =>
  call<Cita>(base, 'PUT', `/api/cita/mecanica/${id}/${what}`, { token, body });
export const hoursOf = async (base: string, servicioId: string, fecha: string): Promise<string[]> => {
  const path = `/api/cita/mecanica/horas/${servicioId}?mes=${fecha.slice(0, 7)}`;
  const { body } = await call<HorasDelMes>(base, 'GET', path);
  return body.data.dias.find((one) => one.fecha === fecha)?.horas ?? [];
};

/** Pairs of appointments that hold one bay at one moment, by their stored times alone. */
export async function overlaps(h: Harness, tallerId: string): Promise<[string, string][]> {
  const docs = await h.db
    .collection('citas')
    .find({
      tallerId: new h.db.base.Types.ObjectId(tallerId),
      estado: { $in: ['pendiente', 'confirmada', 'en_proceso', 'pausada'] },
    })
    .toArray();
  const held = docs.map(({ _id, puesto, fechaHora, duracion, margen }) => ({
    id: String(_id),
    puesto: puesto as number,
    from: (fechaHora as Date).getTime(),
    until: (fechaHora as Date).getTime() + ((duracion as number) + (margen as number)) * 60_000,
  }));
  return held.flatMap((one, i) =>
    held
      .slice(i + 1)
      .filter((other) => other.puesto === one.puesto && other.from < one.until && one.from < other.until)
      .map((other): [string, string] => [one.id, other.id]),
  );
}
