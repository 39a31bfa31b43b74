import { z } from 'zod';
import { Email, nameText, requiredLines, someOf } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Direccion } from '../../venezuela/direccion';
import { Cedula, Rif, Telefono } from '../../venezuela/fields';
import { DEFAULT_HORARIO, FlexibleHorario } from '../negocios/horario';
import { NEGOCIO_MESSAGES } from '../negocios/messages';
import { REGISTRATION_CATEGORIAS, REGISTRATION_ESPECIALIDADES, REGISTRATION_TIPOS_VEHICULO } from '../negocios/rubros';
import { BirthDate } from '../users/birth-date';
import { AUTH_MESSAGES } from './messages';
import { Password } from './schemas';

const accountFields = {
  nombre: nameText(FIELD_MESSAGES.nombre),
  email: Email,
  password: Password,
  telefono: Telefono,
  direccion: Direccion,
};

/** Registration of a client. */
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
const BusinessName = nameText(NEGOCIO_MESSAGES.nameRequired);
const BusinessDescription = requiredLines(NEGOCIO_MESSAGES.descriptionRequired, 1000);
/** Registration of a store, sent by its representante. */
export const StoreRegistration = z.object({
  role: z.literal('store'),
  ...accountFields,
  store: z.object({
    nombreTienda: BusinessName,
    descripcionTienda: BusinessDescription,
    categorias: someOf(
      z.enum(REGISTRATION_CATEGORIAS),
      REGISTRATION_CATEGORIAS.length,
      NEGOCIO_MESSAGES.categoriasRequired,
    ),
    ...businessFields,
  }),
});
/** Registration of a workshop, sent by its representante. */
export const WorkshopRegistration = z.object({
  role: z.literal('workshop'),
  ...accountFields,
  workshop: z.object({
    nombreTaller: BusinessName,
    descripcionTaller: BusinessDescription,
    especialidades: someOf(
      z.enum(REGISTRATION_ESPECIALIDADES),
      REGISTRATION_ESPECIALIDADES.length,
      NEGOCIO_MESSAGES.especialidadesRequired,
    ),
    tiposVehiculos: someOf(
      z.enum(REGISTRATION_TIPOS_VEHICULO),
      REGISTRATION_TIPOS_VEHICULO.length,
      FIELD_MESSAGES.tiposVehiculo,
    ),
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
