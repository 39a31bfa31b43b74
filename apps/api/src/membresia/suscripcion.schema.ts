import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { ROLES_PLAN, type RolPlan } from '@tuerca/contracts/kernel/roles';
import {
  ESTADOS_SUSCRIPCION,
  type EstadoSuscripcion,
  type Intervalo,
  INTERVALOS,
  ORIGENES_SUSCRIPCION,
  type OrigenSuscripcion,
} from '@tuerca/contracts/membresia/states';
import { collection, optional, required, subSchema } from '../platform/database/plain-schema';
import { type Turnos, turnos } from '../platform/database/turno.schema';

/** Payment of a plan: `monto` in integer céntimos of Bs. at `tasa`, on a Caracas date. */
export interface PlanPayment {
  banco: string;
  referencia: string;
  fecha: string;
  monto: number;
  tasa: number;
  /** The date of the rate; payments of before this was noted have none. */
  fechaTasa?: string;
}
/** Somebody's subscription to a plan, or the request for one; name, price (cents) and interval as they were then. */
export interface SuscripcionDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  /** Copy of the account, for lists. */
  usuario: { nombre: string; email: string };
  rol: RolPlan;
  codigo: string;
  nombre: string;
  precio: number;
  intervalo: Intervalo;
  estado: EstadoSuscripcion;
  /** It is pendiente or activa: of each an account has one at most. */
  viva: boolean;
  origen: OrigenSuscripcion;
  fechaInicio: Date | null;
  /** From this instant it holds no longer; null without an end. */
  fechaFin: Date | null;
  pago: PlanPayment | null;
  /** Bank, date and reference of a payment that was not refused: it pays once. */
  clavePago?: string;
  /** Instant at which its payment was confirmed. */
  confirmada: Date | null;
  motivo: string | null;
  /** Days before the end of which its owner was told. */
  avisos: number[];
  turnos?: Turnos<'vencer' | 'recordar'>;
  terminos: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const SUSCRIPCION = 'SuscripcionMembresia';

export const SuscripcionSchema = new Schema<SuscripcionDoc>(
  {
    usuarioId: required.id,
    usuario: { type: subSchema({ nombre: String, email: String }), required: true },
    rol: { ...required.string, enum: ROLES_PLAN },
    codigo: required.string,
    nombre: required.string,
    precio: required.number,
    intervalo: { ...required.string, enum: INTERVALOS },
    estado: { ...required.string, enum: ESTADOS_SUSCRIPCION },
    viva: required.boolean,
    origen: { ...required.string, enum: ORIGENES_SUSCRIPCION },
    fechaInicio: optional.date,
    fechaFin: optional.date,
    pago: {
      type: subSchema({
        banco: String,
        referencia: String,
        fecha: String,
        monto: Number,
        tasa: Number,
        fechaTasa: String,
      }),
      default: null,
    },
    clavePago: String,
    confirmada: optional.date,
    motivo: optional.string,
    avisos: { type: [Number], default: [] },
    turnos: turnos('vencer', 'recordar'),
    terminos: { type: [String], default: [] },
  } as SchemaDefinition<SuscripcionDoc>,
  collection('membresias'),
);

// One request and one subscription that holds for each account.
SuscripcionSchema.index({ usuarioId: 1, estado: 1 }, { unique: true, partialFilterExpression: { viva: true } });
SuscripcionSchema.index({ clavePago: 1 }, { unique: true, partialFilterExpression: { clavePago: { $exists: true } } });
SuscripcionSchema.index({ usuarioId: 1, createdAt: -1 });
SuscripcionSchema.index({ createdAt: -1, _id: -1 });
SuscripcionSchema.index({ estado: 1, createdAt: -1, _id: -1 });
SuscripcionSchema.index({ rol: 1, createdAt: -1, _id: -1 });
SuscripcionSchema.index({ codigo: 1, createdAt: -1, _id: -1 });
SuscripcionSchema.index({ codigo: 1, estado: 1 });
SuscripcionSchema.index({ estado: 1, fechaFin: 1 });
SuscripcionSchema.index({ terminos: 1, createdAt: -1 });
SuscripcionSchema.index({ confirmada: 1 });
// What was paid at a rate.
SuscripcionSchema.index({ 'pago.fechaTasa': 1, 'pago.tasa': 1, createdAt: -1 });
