import { Schema, type Types } from 'mongoose';
import { collection, optional, required } from '../../platform/database/plain-schema';

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
    _id: required.string,
    usuario: required.id,
    semilla: required.string,
    generacion: required.number,
    huella: required.string,
    rotada: required.date,
    recibida: Number,
    revocada: optional.date,
    motivo: optional.string,
    agente: { type: String, default: '' },
    confirmada: optional.date,
    creada: required.date,
    expira: required.date,
  },
  collection('sesiones', { timestamps: false, _id: false }),
);
SesionSchema.index({ usuario: 1, revocada: 1 });
SesionSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });

export const EnlaceSchema = new Schema<EnlaceCuentaDoc>(
  {
    tipo: { type: String, enum: ['verificar', 'restablecer', 'desafio'], required: true },
    usuario: required.id,
    huella: required.string,
    expira: required.date,
  },
  collection('enlaces', { timestamps: false }),
);
EnlaceSchema.index({ huella: 1 }, { unique: true });
EnlaceSchema.index({ usuario: 1, tipo: 1 });
EnlaceSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });

export const AttemptSchema = new Schema<AttemptDoc>(
  {
    _id: required.string,
    n: required.number,
    expira: required.date,
  },
  collection('intentos', { timestamps: false, _id: false }),
);
AttemptSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
