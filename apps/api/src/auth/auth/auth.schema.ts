import { Schema, type Types } from 'mongoose';
import { collection } from '../../platform/database/plain-schema';

/** One sign-in on one device: the family of its refresh tokens. The tokens are derived, only the current one's hash is kept. */
export interface SesionDoc {
  /** The `sid` of access tokens: 128 random bits. */
  _id: string;
  usuario: Types.ObjectId;
  /** Random part from which, with the server's key, every refresh token of the family is derived. */
  semilla: string;
  /** Number of the family's current token; grows by one at each rotation. */
  generacion: number;
  /** SHA-256 of the current refresh token. */
  huella: string;
  rotada: Date;
  /** The highest generation whose access token was used, so that its client holds its refresh token; absent: none but the first. */
  recibida?: number;
  revocada: Date | null;
  motivo: string | null;
  agente: string;
  /** Instant at which the password was last entered again; null once the password changed. */
  confirmada?: Date | null;
  creada: Date;
  expira: Date;
}

/** A mailed link, or a challenge of the second step of signing in (desafio), by the hash of its token. */
export interface EnlaceCuentaDoc {
  _id: Types.ObjectId;
  tipo: 'verificar' | 'restablecer' | 'desafio';
  usuario: Types.ObjectId;
  huella: string;
  expira: Date;
}

/** Number of attempts within a window; the window is part of the _id. */
export interface AttemptDoc {
  _id: string;
  n: number;
  expira: Date;
}

/** Why a session ended: its owner signed out. */
export const SIGNED_OUT = 'salida';

export const SESION = 'Sesion';
export const ENLACE = 'Enlace';
export const ATTEMPT = 'Intento';

export const SesionSchema = new Schema<SesionDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: Schema.Types.ObjectId, required: true },
    semilla: { type: String, required: true },
    generacion: { type: Number, required: true },
    huella: { type: String, required: true },
    rotada: { type: Date, required: true },
    recibida: Number,
    revocada: { type: Date, default: null },
    motivo: { type: String, default: null },
    agente: { type: String, default: '' },
    confirmada: { type: Date, default: null },
    creada: { type: Date, required: true },
    expira: { type: Date, required: true },
  },
  collection('sesiones', { timestamps: false, _id: false }),
);
SesionSchema.index({ usuario: 1, revocada: 1 });
SesionSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });

export const EnlaceSchema = new Schema<EnlaceCuentaDoc>(
  {
    tipo: { type: String, enum: ['verificar', 'restablecer', 'desafio'], required: true },
    usuario: { type: Schema.Types.ObjectId, required: true },
    huella: { type: String, required: true },
    expira: { type: Date, required: true },
  },
  collection('enlaces', { timestamps: false }),
);
EnlaceSchema.index({ huella: 1 }, { unique: true });
EnlaceSchema.index({ usuario: 1, tipo: 1 });
EnlaceSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });

export const AttemptSchema = new Schema<AttemptDoc>(
  {
    _id: { type: String, required: true },
    n: { type: Number, required: true },
    expira: { type: Date, required: true },
  },
  collection('intentos', { timestamps: false, _id: false }),
);
AttemptSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
