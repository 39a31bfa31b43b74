import { z } from 'zod';
import { NuevaCitaTaller } from '@tuerca/contracts/citas/citas/inputs';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import { TYPED, type VehicleValues } from '@/entities/citas/citas/typed-vehicle';

/** No bay is chosen. */
export const ANY_BAY = 'any';

/** The booking while it is filled in. */
export interface NewCitaValues extends VehicleValues {
  /** A client of the workshop, or somebody who is written down for the first time. */
  mode: 'known' | 'new';
  clienteId: string;
  cliente: { nombre: string; telefono: string };
  servicioId: string;
  fecha: string;
  hora: string;
  /** Number of the bay; ANY_BAY lets the server take a free one. */
  puesto: string;
  vehiculo: VehicleValues['vehiculo'] & Partial<Pick<Cita['vehiculo'], 'tipo' | 'color'>>;
  descripcionProblema: string;
}

/** What the server takes of the fields: the client by id, or by name and telephone. */
export const NewCitaSchema = z.preprocess((values) => {
  const { mode, clienteId, cliente, choice: _choice, puesto, ...rest } = values as NewCitaValues;
  const bay = puesto === ANY_BAY ? {} : { puesto: Number(puesto) };
  return { ...rest, ...bay, ...(mode === 'new' ? { cliente } : { clienteId: clienteId || undefined }) };
}, NuevaCitaTaller);

/** A vehicle's fields as one that has been here fills them; this year's for one that is typed. */
export const vehicleValues = (vehiculo: Cita['vehiculo'] | null): NewCitaValues['vehiculo'] => ({
  marca: vehiculo?.marca ?? '',
  modelo: vehiculo?.modelo ?? '',
  anio: String(vehiculo?.anio ?? new Date().getFullYear()),
  placa: vehiculo?.placa ?? '',
  tipo: vehiculo?.tipo ?? null,
  color: vehiculo?.color ?? null,
});

/** A new booking; client and day may be known from the page before. */
export const startValues = (clienteId: string, fecha: string): NewCitaValues => ({
  mode: 'known',
  clienteId,
  cliente: { nombre: '', telefono: '' },
  servicioId: '',
  fecha,
  hora: '',
  puesto: ANY_BAY,
  choice: TYPED,
  vehiculo: vehicleValues(null),
  descripcionProblema: '',
});

/** What was searched for in vain is the new client's telephone or name. */
export const walkInFrom = (searched: string): NewCitaValues['cliente'] =>
  normalizeTelefono(searched) || /^[\d\s+-]+$/.test(searched)
    ? { nombre: '', telefono: searched }
    : { nombre: searched.includes('@') ? '' : searched, telefono: '' };
