import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { ROLES_PLAN } from '@tuerca/contracts/kernel/roles';
import type { NuevoPlan } from '@tuerca/contracts/membresia/form';
import { INTERVALOS } from '@tuerca/contracts/membresia/states';
import { collection, optional, required, subSchema } from '../platform/database/plain-schema';

/** A plan; `precio` in integer cents of a dollar. */
export interface PlanDoc extends NuevoPlan {
  _id: Types.ObjectId;
  /** Nobody has changed it since it was made by itself: the default limits may still be put on it. */
  intacto: boolean;
  /** Its limits changed, and whoever has it is not in line with them yet. */
  revisar: boolean;
  /** Counts what was written to it: whoever takes the plan writes it, so that it cannot be deleted meanwhile. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const PLAN = 'Plan';
const number = { type: Number, default: 0 };

export const PlanSchema = new Schema<PlanDoc>(
  {
    codigo: required.string,
    nombre: required.string,
    descripcion: required.string,
    precio: required.number,
    intervalo: { ...required.string, enum: INTERVALOS },
    serviciosRequeridos: number,
    destacado: { type: Boolean, default: false },
    beneficios: { type: [String], default: [] },
    rolUsuario: { ...required.string, enum: ROLES_PLAN },
    activo: { type: Boolean, default: true },
    limites: {
      type: subSchema({
        productos: optional.number,
        fotos: optional.number,
        servicios: optional.number,
        promociones: optional.number,
        importacion: { type: Boolean, default: true },
        comision: optional.number,
      }),
      required: true,
    },
    intacto: { type: Boolean, default: false },
    revisar: { type: Boolean, default: false },
    version: number,
  } as SchemaDefinition<PlanDoc>,
  collection('planes'),
);

PlanSchema.index({ codigo: 1 }, { unique: true });
PlanSchema.index({ activo: 1, precio: 1, codigo: 1 });
PlanSchema.index({ revisar: 1 }, { partialFilterExpression: { revisar: true } });
