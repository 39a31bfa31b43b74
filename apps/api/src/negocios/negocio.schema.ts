import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { DIAS } from '@tuerca/contracts/negocios/dias';
import type { Horario } from '@tuerca/contracts/negocios/horario';
import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { subSchema } from '../platform/database/plain-schema';
import { addressSchema } from '../platform/database/address.schema';

/** What stores and workshops have in common; `_id` is the id of the account that owns the business. */
export interface NegocioDoc {
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
  activo: boolean;
  valoracionPromedio: number;
  numeroValoraciones: number;
  /** Sum of the stars of verified reviews; the average is derived from it in the same write. */
  sumaValoraciones: number;
  /** Prefixes of every word by which it is found. */
  terminos: string[];
  createdAt: Date;
  updatedAt: Date;
}

const dayHours = subSchema({
  activo: { type: Boolean, required: true },
  apertura: { type: String, default: '' },
  cierre: { type: String, default: '' },
});
/** Definition of the fields of NegocioDoc. */
export const negocioFields: SchemaDefinition = {
  _id: { type: Schema.Types.ObjectId, required: true },
  rif: { type: String, required: true },
  descripcion: { type: String, required: true },
  telefono: { type: String, default: null },
  direccion: { type: addressSchema, required: true },
  horario: {
    type: subSchema(Object.fromEntries(DIAS.map((day) => [day, { type: dayHours, required: true }]))),
    required: true,
  },
  fotoPerfil: { type: String, default: null },
  banner: { type: String, default: null },
  destacado: { type: Boolean, default: false },
  verificado: { type: Boolean, default: false },
  activo: { type: Boolean, default: true },
  valoracionPromedio: { type: Number, default: 0 },
  numeroValoraciones: { type: Number, default: 0 },
  sumaValoraciones: { type: Number, default: 0 },
  terminos: { type: [String], default: [] },
};
