import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { collection, required } from '../platform/database/plain-schema';
import { type Turnos, turnos } from '../platform/database/turno.schema';

/**
 * State of an account in this domain, under the account's id. Publishing something that a plan counts writes it in the same
 * transaction: of two concurrent ones the second is retried, and counts the items of the first.
 */
export interface CuentaDoc {
  _id: Types.ObjectId;
  rol: RolPlan;
  version: number;
  /** Set while its published items are not in line with its plan yet. */
  revisar: boolean;
  turnos?: Turnos<'ajustar'>;
}
/** Earned progress of an account, under its id; `saldo` is the part that plans taken with it have not used. */
export interface MeritoDoc {
  _id: Types.ObjectId;
  servicios: number;
  calificacionesPositivas: number;
  saldo: number;
}

export const CUENTA = 'CuentaMembresia';
export const MERITO = 'Merito';
const number = { type: Number, default: 0 };

export const CuentaSchema = new Schema<CuentaDoc>(
  {
    _id: required.id,
    rol: required.string,
    version: number,
    revisar: { type: Boolean, default: false },
    turnos: turnos('ajustar'),
  } as SchemaDefinition<CuentaDoc>,
  collection('cuentas_membresia', { timestamps: false, _id: false }),
);
CuentaSchema.index({ revisar: 1 }, { partialFilterExpression: { revisar: true } });

export const MeritoSchema = new Schema<MeritoDoc>(
  {
    _id: required.id,
    servicios: number,
    calificacionesPositivas: number,
    saldo: number,
  } as SchemaDefinition<MeritoDoc>,
  collection('meritos', { timestamps: false, _id: false }),
);
