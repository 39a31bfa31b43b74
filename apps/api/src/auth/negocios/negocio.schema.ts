import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { DIAS } from '@tuerca/contracts/auth/negocios/dias';
import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import {
  type Comprobacion,
  type EstadoRevision,
  ESTADOS_REVISION,
  type PasoNegocio,
} from '@tuerca/contracts/auth/negocios/review-states';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { addressSchema } from '../../platform/database/address.schema';
import { optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';
import type { Derived } from './on-sale';

/** One step of a business in the hands of the administrators; `por` is the account that took it, null for nobody. */
export interface ReviewStep {
  fecha: Date;
  paso: PasoNegocio;
  por: Types.ObjectId | null;
  motivo: string | null;
  nota: string | null;
  comprobado: Comprobacion[];
}

/** Fields that stores and workshops share; `_id` is the id of the account that owns the business. */
export interface NegocioDoc extends Derived {
  _id: Types.ObjectId;
  rif: string;
  descripcion: string;
  telefono: string | null;
  direccion: Direccion;
  horario: Horario;
  fotoPerfil: string | null;
  banner: string | null;
  destacado: boolean;
  /** An administrator checked its documents. */
  verificado: boolean;
  /** Its account is switched on. */
  cuentaActiva: boolean;
  /** Its account was deleted: nothing is done with it any more. */
  eliminado: boolean;
  /** The check by the administrators; `fecha` is since when it stands like this. */
  revision: { estado: EstadoRevision; motivo: string | null; fecha: Date };
  /** Set while the administrators keep it out of the site. */
  pausa: { motivo: string; fecha: Date } | null;
  /** Last Caracas date on which it is featured; null without an end. */
  destacadoHasta: string | null;
  /** The latest steps, oldest first. */
  pasos: ReviewStep[];
  /** Keys that it shares with businesses that may be the same one (duplicate-keys.ts). */
  clavesDuplicado: string[];
  valoracionPromedio: number;
  numeroValoraciones: number;
  /** Sum of the stars of verified reviews; the average is derived from it in the same write. */
  sumaValoraciones: number;
  /** Prefixes of every word by which it is found. */
  terminos: string[];
  /** Other domains' copies of its card, or of whether it is on sale, may be older than it. */
  porRenovar: boolean;
  /** Grows with every change of what others keep copies of. */
  version: number;
  /** Grows with everything that is stored with a copy of its card: a transaction that does conflicts with one that changes it. */
  toques?: number;
  turnos?: Turnos<'copias'>;
  createdAt: Date;
  updatedAt: Date;
}

const dayHours = subSchema({
  activo: required.boolean,
  apertura: { type: String, default: '' },
  cierre: { type: String, default: '' },
});
const step = subSchema({
  fecha: required.date,
  paso: required.string,
  por: optional.id,
  motivo: optional.string,
  nota: optional.string,
  comprobado: { type: [String], default: [] },
});
/** Definition of the fields of NegocioDoc. */
export const negocioFields: SchemaDefinition = {
  _id: required.id,
  rif: required.string,
  descripcion: required.string,
  telefono: optional.string,
  direccion: { type: addressSchema, required: true },
  horario: {
    type: subSchema(Object.fromEntries(DIAS.map((day) => [day, { type: dayHours, required: true }]))),
    required: true,
  },
  fotoPerfil: optional.string,
  banner: optional.string,
  destacado: { type: Boolean, default: false },
  verificado: { type: Boolean, default: false },
  cuentaActiva: { type: Boolean, default: true },
  eliminado: { type: Boolean, default: false },
  revision: {
    type: subSchema({
      estado: { type: String, enum: ESTADOS_REVISION, required: true },
      motivo: optional.string,
      fecha: required.date,
    }),
    required: true,
  },
  pausa: { type: subSchema({ motivo: String, fecha: Date }), default: null },
  activo: required.boolean,
  grupo: required.string,
  destacadoHasta: optional.string,
  pasos: { type: [step], default: [] },
  clavesDuplicado: { type: [String], default: [] },
  valoracionPromedio: { type: Number, default: 0 },
  numeroValoraciones: { type: Number, default: 0 },
  sumaValoraciones: { type: Number, default: 0 },
  terminos: { type: [String], default: [] },
  porRenovar: { type: Boolean, default: false },
  version: { type: Number, default: 0 },
  toques: Number,
  turnos: turnos('copias'),
};

/** One business that is not deleted has a RIF: who deleted hers may come back, and is recognised by it. */
export const indexRif = (schema: Schema): unknown =>
  schema.index({ rif: 1 }, { unique: true, partialFilterExpression: { eliminado: false } });

/** Indexes of the administrators' lists, alike for both kinds of business. */
export function indexForReview(schema: Schema): void {
  schema.index({ grupo: 1, createdAt: -1, _id: -1 });
  schema.index({ grupo: 1, 'revision.fecha': 1, _id: 1 });
  schema.index({ createdAt: -1, _id: -1 });
  schema.index({ valoracionPromedio: -1, _id: -1 });
  schema.index({ 'direccion.estado': 1 });
  schema.index({ clavesDuplicado: 1 });
  schema.index({ destacado: 1, destacadoHasta: 1 });
  schema.index({ porRenovar: 1 }, { partialFilterExpression: { porRenovar: true } });
}
