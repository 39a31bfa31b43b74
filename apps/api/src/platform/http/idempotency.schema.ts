import { Schema } from 'mongoose';
import { collection, required } from '../database/plain-schema';

/** A call that was sent with an Idempotency-Key: running, or done and frozen for 24 hours. */
export interface IdempotenciaDoc {
  /** Digest of who, route and key. */
  _id: string;
  /** Keyed digest of what was sent (it may hold a password). */
  huella: string;
  estado: 'en_curso' | 'lista';
  /** Attempt that holds it; another one takes over 30 s after `tomada`. */
  dueno: string;
  tomada: Date;
  /** The whole answer, byte for byte. */
  cuerpo?: string;
  expira: Date;
}

export const IDEMPOTENCIA = 'Idempotencia';

export const IdempotenciaSchema = new Schema<IdempotenciaDoc>(
  {
    _id: required.string,
    huella: required.string,
    estado: { type: String, enum: ['en_curso', 'lista'], required: true },
    dueno: required.string,
    tomada: required.date,
    cuerpo: String,
    expira: required.date,
  },
  collection('idempotencia', { timestamps: false, _id: false }),
);
IdempotenciaSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
