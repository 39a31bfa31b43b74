import { DireccionPerfil } from '@tuerca/contracts/venezuela/direccion';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { ProfileChange, type Usuario } from '@tuerca/contracts/users/schemas';
import { z } from 'zod';

/** What the form of personal data holds while it is filled in. */
export interface DatosPersonales {
  nombre: string;
  telefono: string;
  direccion: {
    estado: string;
    ciudad: string;
    codigoPostal: string;
    calle: string;
    numero: string;
    referencias: string;
  };
}

const { nombre, telefono } = ProfileChange.shape;
const acceso = { nombre: nombre.unwrap(), telefono: telefono.unwrap() };
const isBlank = (value: unknown) => Object.values((value ?? {}) as Record<string, unknown>).every((one) => !one);

/** A business keeps its address with its public profile; nobody has to have one, but a begun one must be whole. */
export const esquemaDe = (conDireccion: boolean) =>
  conDireccion
    ? z.object({
        ...acceso,
        direccion: z.preprocess((value) => (isBlank(value) ? null : value), DireccionPerfil.nullable()),
      })
    : z.object(acceso);

/** An account as its form shows it. */
export const datosDe = ({ nombre: name, telefono: phone, direccion }: Usuario): DatosPersonales => ({
  nombre: name,
  telefono: formatTelefono(phone),
  direccion: {
    estado: direccion?.estado ?? '',
    ciudad: direccion?.ciudad ?? '',
    codigoPostal: direccion?.codigoPostal ?? '',
    calle: direccion?.calle ?? '',
    numero: direccion?.numero ?? '',
    referencias: direccion?.referencias ?? '',
  },
});
