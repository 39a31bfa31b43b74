import { z } from 'zod';
import { NuevaCitaTaller } from '@tuerca/contracts/citas/citas/inputs';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import { TYPED, type VehicleValues } from '@/entities/citas/citas/typed-vehicle';

/** Value of 'no bay chosen'. */
export const ANY_BAY = 'any';

/** Values of the booking form. */
export interface NewCitaValues extends VehicleValues {
  /** A client of the workshop, or one who is entered for the first time. */
  mode: 'known' | 'new';
  clienteId: string;
  cliente: { nombre: string; telefono: string };
  servicioId: string;
  fecha: string;
  hora: string;
  /** Number of the bay; with ANY_BAY the server takes a free one. */
  puesto: string;
  vehiculo: VehicleValues['vehiculo'] & Partial<Pick<Cita['vehiculo'], 'tipo' | 'color'>>;
  descripcionProblema: string;
}

/** Schema of the request: the client by id, or by name and telephone. */
export const NewCitaSchema = z.preprocess((values) => {
  const { mode, clienteId, cliente, choice: _choice, puesto, ...rest } = values as NewCitaValues;
  const bay = puesto === ANY_BAY ? {} : { puesto: Number(puesto) };
  return { ...rest, ...bay, ...(mode === 'new' ? { cliente } : { clienteId: clienteId || undefined }) };
}, NuevaCitaTaller);

/** Field values of a vehicle that has been here; with this year for a typed one. */
export const citaVehicleValues = (vehiculo: Cita['vehiculo'] | null): NewCitaValues['vehiculo'] => ({
  marca: vehiculo?.marca ?? '',
  modelo: vehiculo?.modelo ?? '',
  anio: String(vehiculo?.anio ?? new Date().getFullYear()),
  placa: vehiculo?.placa ?? '',
  tipo: vehiculo?.tipo ?? null,
  color: vehiculo?.color ?? null,
});

/** Initial values; client and day may come from the previous page. */
export const newCitaValues = (clienteId: string, fecha: string): NewCitaValues => ({
  mode: 'known',
  clienteId,
  cliente: { nombre: '', telefono: '' },
  servicioId: '',
  fecha,
  hora: '',
  puesto: ANY_BAY,
  choice: TYPED,
  vehiculo: citaVehicleValues(null),
  descripcionProblema: '',
});

/** A search without results as the new client's telephone or name. */
export const walkInFrom = (searched: string): NewCitaValues['cliente'] =>
  normalizeTelefono(searched) || /^[\d\s+-]+$/.test(searched)
    ? { nombre: '', telefono: searched }
    : { nombre: searched.includes('@') ? '' : searched, telefono: '' };
