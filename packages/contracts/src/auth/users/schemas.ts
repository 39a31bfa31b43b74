import { z } from 'zod';
import { CARGOS } from '../../kernel/capabilities';
import { Id, nameText, RoleField } from '../../kernel/fields';
import { linesOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { DireccionPerfil } from '../../venezuela/direccion';
import { Telefono } from '../../venezuela/fields';
import { GARAJE_MESSAGES } from '../garaje/messages';
import { NuevoVehiculo } from '../garaje/schemas';
import { MAX_VEHICLES } from '../garaje/vehiculo';
import { StoreChange, WorkshopChange } from '../negocios/settings';
import { BirthDate } from './birth-date';
import { flag, Preferencias, PreferenciasChange } from './preferences';

/** An account as its owner sees it; `_id` and `id` are the same. */
export const Usuario = z.object({
  _id: Id,
  id: Id,
  role: RoleField,
  nombre: z.string(),
  email: z.string(),
  emailVerificado: z.boolean(),
  telefono: z.string(),
  cedula: z.string().nullish(),
  fechaNacimiento: z.string().nullish(),
  profilePicture: z.string().nullable(),
  direccion: z
    .object({
      ciudad: z.string(),
      estado: z.string(),
      pais: z.string(),
      codigoPostal: z.string(),
      calle: z.string().nullish(),
      numero: z.string().nullish(),
      referencias: z.string().nullish(),
    })
    .nullable(),
  /** Name of the store or workshop, for the two business roles. */
  negocio: z.string().nullable(),
  /** Of clients alone. */
  preferencias: Preferencias.nullish(),
  /** For members of a team: the business, whose `role` the account then carries. */
  equipo: z.object({ negocioId: Id, negocio: z.string(), cargo: z.enum(CARGOS) }).nullish(),
});
export type Usuario = z.infer<typeof Usuario>;

/** The part of an account that the settings of its business read, too. */
export const ownAccount = Usuario.pick({
  _id: true,
  nombre: true,
  email: true,
  telefono: true,
  direccion: true,
}).extend({
  fotoPerfil: z.string().nullable(),
});

/** A vehicle of the profile's form: one of the garage by its `_id`, or a new one. Screens send a local `id`, which says nothing. */
export const PerfilVehiculo = NuevoVehiculo.extend({ _id: Id.optional(), id: z.unknown().optional() });
export type PerfilVehiculo = z.output<typeof PerfilVehiculo>;

/** Changes of an account to itself. `email` is accepted, because screens send it, and ignored; anything else is refused. */
export const ProfileChange = z.strictObject({
  nombre: nameText(FIELD_MESSAGES.nombre).optional(),
  telefono: Telefono.optional(),
  fechaNacimiento: BirthDate.optional(),
  direccion: DireccionPerfil.nullable().optional(),
  /** A picture that POST /api/upload/profile issued to this user; null takes the photo away. */
  fotoPerfilUrl: z.string('La foto no es válida').max(200, 'La foto no es válida').nullable().optional(),
  email: z.unknown().optional(),
  /**
   * Of clients alone: vehicles of the garage. One that exists, by its `_id`, else its plate, else brand, model and
   * year, is changed and keeps its id; those not named stay, unless `vehiculosCompletos` says that these are all.
   */
  vehiculos: linesOf(PerfilVehiculo, ({ _id }) => _id ?? null, GARAJE_MESSAGES.twice)
    .max(MAX_VEHICLES, `Usa como máximo ${MAX_VEHICLES} vehículos`)
    .optional(),
  vehiculosCompletos: flag,
  preferencias: PreferenciasChange.optional(),
  /** Of workshops and stores alone: their public profile. */
  workshop: WorkshopChange.optional(),
  store: StoreChange.optional(),
});
export type ProfileChange = z.output<typeof ProfileChange>;
