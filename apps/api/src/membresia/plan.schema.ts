import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { ROLES_PLAN } from '@tuerca/contracts/kernel/roles';
import type { NuevoPlan } from '@tuerca/contracts/membresia/form';
import { INTERVALOS } from '@tuerca/contracts/membresia/states';
import { collection, subSchema } from '../platform/database/plain-schema';

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

const text = { type: String, required: true };
const number = { type: Number, default: 0 };
const optional = { type: Number, default: null };

export const PlanSchema = new Schema<PlanDoc>(
  {
    codigo: text,
    nombre: text,
    descripcion: text,
    precio: { type: Number, required: true },
    intervalo: { ...text, enum: INTERVALOS },
    serviciosRequeridos: number,
    destacado: { type: Boolean, default: false },
    beneficios: { type: [String], default: [] },
    rolUsuario: { ...text, enum: ROLES_PLAN },
    activo: { type: Boolean, default: true },
    limites: {
      type: subSchema({
        productos: optional,
        fotos: optional,
        servicios: optional,
        promociones: optional,
        importacion: { type: Boolean, default: true },
        comision: optional,
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
