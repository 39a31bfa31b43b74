import { z } from 'zod';
import { ProfileChange, type Usuario } from '@tuerca/contracts/auth/users/schemas';
import { DireccionPerfil } from '@tuerca/contracts/venezuela/direccion';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';

/** Values of the personal data form. */
export interface PersonalValues {
  nombre: string;
  telefono: string;
  /** 'YYYY-MM-DD', '' while unknown; of clients only. */
  fechaNacimiento: string;
  direccion: {
    estado: string;
    ciudad: string;
    codigoPostal: string;
    calle: string;
    numero: string;
    referencias: string;
  };
}

const { nombre, telefono, fechaNacimiento } = ProfileChange.shape;
const common = { nombre: nombre.unwrap(), telefono: telefono.unwrap() };
const isBlank = (value: unknown) => Object.values((value ?? {}) as Record<string, unknown>).every((one) => !one);

/** A business keeps its address in its public profile; for others it is optional, but must be complete once begun. */
export const schemaFor = (withAddress: boolean) =>
  withAddress
    ? z.object({
        ...common,
        fechaNacimiento: z.preprocess((value) => value || undefined, fechaNacimiento),
        direccion: z.preprocess((value) => (isBlank(value) ? null : value), DireccionPerfil.nullable()),
      })
    : z.object(common);

/** Form values of an account. */
export const personalDataOf = ({
  nombre: name,
  telefono: phone,
  fechaNacimiento: birthDate,
  direccion,
}: Usuario): PersonalValues => ({
  nombre: name,
  telefono: formatTelefono(phone),
  fechaNacimiento: birthDate ?? '',
  direccion: {
    estado: direccion?.estado ?? '',
    ciudad: direccion?.ciudad ?? '',
    codigoPostal: direccion?.codigoPostal ?? '',
    calle: direccion?.calle ?? '',
    numero: direccion?.numero ?? '',
    referencias: direccion?.referencias ?? '',
  },
});
