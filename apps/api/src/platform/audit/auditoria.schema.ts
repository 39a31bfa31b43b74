import { Schema, type Types } from 'mongoose';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { collection, required } from '../database/plain-schema';

/** A line of the audit log: written once, never changed. */
export interface AuditoriaDoc {
  _id: Types.ObjectId;
  /** Id of the account, or who acted without one: a name of NAMED_ACTORS. */
  actor: string;
  accion: AuditAction;
  /** Object of the action: 'configuracion:tasa_bcv', 'usuario:<id>'. */
  objeto: string;
  /** State before and after, without secrets; null when it did not exist. */
  antes: unknown;
  despues: unknown;
  motivo?: string;
  ip?: string;
  requestId?: string;
  fecha: Date;
}

export const AUDITORIA = 'Auditoria';

export const AuditoriaSchema = new Schema<AuditoriaDoc>(
  {
    actor: required.string,
    accion: required.string,
    objeto: required.string,
    antes: Schema.Types.Mixed,
    despues: Schema.Types.Mixed,
    motivo: String,
    ip: String,
    requestId: String,
    fecha: required.date,
  },
  collection('auditoria', { timestamps: false }),
);
AuditoriaSchema.index({ fecha: -1, _id: -1 });
AuditoriaSchema.index({ objeto: 1, fecha: -1, _id: -1 });
AuditoriaSchema.index({ actor: 1, fecha: -1, _id: -1 });
AuditoriaSchema.index({ accion: 1, fecha: -1, _id: -1 });
AuditoriaSchema.index({ requestId: 1, fecha: -1, _id: -1 });

function refuse(): never {
  throw new Error('The audit log is append-only');
}
AuditoriaSchema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
    'deleteOne',
    'deleteMany',
  ],
  refuse,
);
AuditoriaSchema.pre('bulkWrite', refuse);
AuditoriaSchema.pre('deleteOne', { document: true, query: false }, refuse);
AuditoriaSchema.pre('updateOne', { document: true, query: false }, refuse);
AuditoriaSchema.pre('save', function () {
  if (!this.isNew) refuse();
});
