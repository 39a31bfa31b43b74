import { z } from 'zod';
import { AUTH_MESSAGES } from './messages';
import { EDAD_MIN } from './limits';
import { Clave } from './schemas';
import { Correo, requiredText } from '../kernel/fields';
import { CAMPOS } from '../kernel/messages';
import { HORARIO_INICIAL, HorarioFlexible } from '../negocios/horario';
import { CATEGORIAS_TIENDA_REGISTRO, ESPECIALIDADES_REGISTRO, TIPOS_VEHICULO_REGISTRO } from '../negocios/rubros';
import { edad, fechaCaracas } from '../venezuela/caracas';
import { Direccion } from '../venezuela/direccion';
import { Cedula, Rif, Telefono } from '../venezuela/identidad';

const FechaNacimiento = z
  .string(CAMPOS.fechaNacimiento)
  .trim()
  .min(1, CAMPOS.fechaNacimiento)
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'La fecha de nacimiento no es válida')
  .refine(
    (fecha) =>
      !Number.isNaN(Date.parse(`${fecha}T00:00:00Z`)) && fecha > '1900-01-01' && fecha <= fechaCaracas(new Date()),
    'La fecha de nacimiento no es válida',
  )
  .refine((fecha) => edad(fecha, new Date()) >= EDAD_MIN, `Debes ser mayor de ${EDAD_MIN} años para registrarte`);

const accountFields = {
  nombre: requiredText(CAMPOS.nombre),
  email: Correo,
  password: Clave,
  telefono: Telefono,
  direccion: Direccion,
};

export const RegistroCliente = z.object({
  role: z.literal('client'),
  ...accountFields,
  cedula: Cedula,
  fechaNacimiento: FechaNacimiento,
});
const businessFields = {
  rif: Rif,
  horario: HorarioFlexible.default(() => HORARIO_INICIAL as z.output<typeof HorarioFlexible>),
};
const NombreNegocio = requiredText('El nombre del negocio es obligatorio');
const DescripcionNegocio = requiredText('La descripción del negocio es obligatoria', 1000);
export const RegistroTienda = z.object({
  role: z.literal('store'),
  ...accountFields,
  store: z.object({
    nombreTienda: NombreNegocio,
    descripcionTienda: DescripcionNegocio,
    categorias: z.array(z.enum(CATEGORIAS_TIENDA_REGISTRO)).min(1, 'Selecciona al menos una categoría de productos'),
    ...businessFields,
  }),
});
export const RegistroTaller = z.object({
  role: z.literal('workshop'),
  ...accountFields,
  workshop: z.object({
    nombreTaller: NombreNegocio,
    descripcionTaller: DescripcionNegocio,
    especialidades: z.array(z.enum(ESPECIALIDADES_REGISTRO)).min(1, 'Selecciona al menos una especialidad'),
    tiposVehiculos: z.array(z.enum(TIPOS_VEHICULO_REGISTRO)).min(1, CAMPOS.tiposVehiculo),
    ...businessFields,
  }),
});
/** Registration by account type; the confirmation password never travels. */
export const Registro = z.discriminatedUnion(
  'role',
  [RegistroCliente, RegistroTienda, RegistroTaller],
  AUTH_MESSAGES.noAccountType,
);
export type Registro = z.infer<typeof Registro>;
