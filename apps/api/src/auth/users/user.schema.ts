import { Schema, type Types } from 'mongoose';
import type { Preferencias } from '@tuerca/contracts/auth/users/preferences';
import type { NoticeChannel } from '@tuerca/contracts/chats/notifications/preferences';
import { NOTIFICATION_TYPES, type NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { type Cargo, CARGOS } from '@tuerca/contracts/kernel/capabilities';
import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { addressSchema } from '../../platform/database/address.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

/** An account; a store's or workshop's public profile lives under the same _id in `tiendas` or `talleres`. */
export interface UsuarioDoc {
  _id: Types.ObjectId;
  role: Role;
  nombre: string;
  /** Lower case. */
  email: string;
  emailVerificado: boolean;
  /** argon2id hash in PHC form; read only by the queries that ask for it. */
  password: string;
  telefono: string;
  cedula?: string;
  rif?: string;
  /** 'YYYY-MM-DD'. */
  fechaNacimiento?: string;
  fotoPerfil: string | null;
  direccion: Direccion | null;
  /** Name of the store or workshop. */
  negocio: string | null;
  /** Of an account of role staff, the business in whose team it is, at most one; null or absent of everybody else. */
  equipo?: { negocio: Types.ObjectId; cargo: Cargo } | null;
  /** Of clients, what they said; the rest has the defaults. Absent, never null: each is written by its own path. */
  preferencias?: Partial<Preferencias>;
  /** Kinds of notices that were switched on or off for a channel; the rest has the defaults. */
  notificaciones?: Partial<Record<NotificationType, Partial<Record<NoticeChannel, boolean>>>>;
  activo: boolean;
  /** Why it is switched off, read by administrators alone; null or absent while it is on. */
  baja?: { motivo: string; fecha: Date; por: string } | null;
  /** Nothing personal is left of it: only what refers to it still names it. */
  eliminado: boolean;
  eliminada?: Date;
  /** Words by whose beginnings administrators find it. */
  terminos: string[];
  /** Sort key of lists by name. */
  nombreOrden: string;
  /** Grows when a transaction rests on this administrator's power. */
  toques?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Fields that an update may set. */
export type UsuarioSet = Partial<
  UsuarioDoc &
    Record<`preferencias.${keyof Preferencias}` | `notificaciones.${NotificationType}.${NoticeChannel}`, boolean>
>;

export const USUARIO = 'Usuario';

const channels = subSchema({ correo: Boolean, push: Boolean });

export const UsuarioSchema = new Schema<UsuarioDoc>(
  {
    role: { type: String, enum: ROLES, required: true },
    nombre: required.string,
    email: required.string,
    emailVerificado: { type: Boolean, default: false },
    password: { type: String, required: true, select: false },
    telefono: { type: String, default: '' },
    cedula: String,
    rif: String,
    fechaNacimiento: String,
    fotoPerfil: optional.string,
    direccion: { type: addressSchema, default: null },
    negocio: optional.string,
    equipo: { type: subSchema({ negocio: Schema.Types.ObjectId, cargo: { type: String, enum: CARGOS } }) },
    preferencias: {
      type: subSchema({
        notificacionesEmail: Boolean,
        notificacionesPush: Boolean,
        newsletter: Boolean,
        ofertas: Boolean,
      }),
    },
    notificaciones: { type: subSchema(Object.fromEntries(NOTIFICATION_TYPES.map((tipo) => [tipo, channels]))) },
    activo: { type: Boolean, default: true },
    baja: { type: subSchema({ motivo: String, fecha: Date, por: String }) },
    eliminado: { type: Boolean, default: false },
    eliminada: Date,
    terminos: { type: [String], default: [] },
    nombreOrden: { type: String, default: '' },
    toques: Number,
  },
  collection('usuarios'),
);

UsuarioSchema.index({ email: 1 }, { unique: true });
UsuarioSchema.index({ cedula: 1 }, { unique: true, partialFilterExpression: { cedula: { $exists: true } } });
UsuarioSchema.index({ rif: 1 }, { unique: true, partialFilterExpression: { rif: { $exists: true } } });
UsuarioSchema.index({ role: 1, activo: 1, createdAt: -1 });
// The team of a business, for its notices.
UsuarioSchema.index({ 'equipo.negocio': 1 }, { partialFilterExpression: { 'equipo.negocio': { $exists: true } } });
// The administrators' lists; each ends with _id, so that pages neither repeat nor miss one.
UsuarioSchema.index({ eliminado: 1, createdAt: -1, _id: -1 });
UsuarioSchema.index({ eliminado: 1, role: 1, createdAt: -1, _id: -1 });
UsuarioSchema.index({ eliminado: 1, activo: 1, createdAt: -1, _id: -1 });
UsuarioSchema.index({ eliminado: 1, nombreOrden: 1, _id: 1 });
UsuarioSchema.index({ terminos: 1 });
