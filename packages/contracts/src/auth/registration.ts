import { z } from 'zod';
import { AUTH_MESSAGES } from './messages';
import { MIN_AGE } from './limits';
import { Password } from './schemas';
import { Email, requiredText } from '../kernel/fields';
import { FIELD_MESSAGES } from '../kernel/messages';
import { DEFAULT_HORARIO, FlexibleHorario } from '../negocios/horario';
import { REGISTRATION_CATEGORIAS, REGISTRATION_ESPECIALIDADES, REGISTRATION_TIPOS_VEHICULO } from '../negocios/rubros';
import { ageOn, caracasDate } from '../venezuela/caracas';
import { Direccion } from '../venezuela/direccion';
import { Cedula, Rif, Telefono } from '../venezuela/fields';

const BirthDate = z
  .string(FIELD_MESSAGES.fechaNacimiento)
  .trim()
  .min(1, FIELD_MESSAGES.fechaNacimiento)
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'La fecha de nacimiento no es válida')
  .refine(
    (date) => !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && date > '1900-01-01' && date <= caracasDate(new Date()),
    'La fecha de nacimiento no es válida',
  )
  .refine((date) => ageOn(date, new Date()) >= MIN_AGE, `Debes ser mayor de ${MIN_AGE} años para registrarte`);

const accountFields = {
  nombre: requiredText(FIELD_MESSAGES.nombre),
  email: Email,
  password: Password,
  telefono: Telefono,
  direccion: Direccion,
};

/** What a client sends to register. */
export const ClientRegistration = z.object({
  role: z.literal('client'),
  ...accountFields,
  cedula: Cedula,
  fechaNacimiento: BirthDate,
});
const businessFields = {
  rif: Rif,
  horario: FlexibleHorario.default(() => DEFAULT_HORARIO as z.output<typeof FlexibleHorario>),
};
const BusinessName = requiredText('El nombre del negocio es obligatorio');
const BusinessDescription = requiredText('La descripción del negocio es obligatoria', 1000);
/** What the representante of a store sends to register it. */
export const StoreRegistration = z.object({
  role: z.literal('store'),
  ...accountFields,
  store: z.object({
    nombreTienda: BusinessName,
    descripcionTienda: BusinessDescription,
    categorias: z.array(z.enum(REGISTRATION_CATEGORIAS)).min(1, 'Selecciona al menos una categoría de productos'),
    ...businessFields,
  }),
});
/** What the representante of a workshop sends to register it. */
export const WorkshopRegistration = z.object({
  role: z.literal('workshop'),
  ...accountFields,
  workshop: z.object({
    nombreTaller: BusinessName,
    descripcionTaller: BusinessDescription,
    especialidades: z.array(z.enum(REGISTRATION_ESPECIALIDADES)).min(1, 'Selecciona al menos una especialidad'),
    tiposVehiculos: z.array(z.enum(REGISTRATION_TIPOS_VEHICULO)).min(1, FIELD_MESSAGES.tiposVehiculo),
    ...businessFields,
  }),
});
/** Registration by account type; the confirmation password never travels. */
export const Registration = z.discriminatedUnion(
  'role',
  [ClientRegistration, StoreRegistration, WorkshopRegistration],
  AUTH_MESSAGES.noAccountType,
);
export type Registration = z.infer<typeof Registration>;
