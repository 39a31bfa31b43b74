import { CONFIG_CATEGORIES, type ConfigEntry } from '@tuerca/contracts/system/schemas';
import { Schema, type Types } from 'mongoose';
import { collection } from '../platform/database/plain-schema';

/** One entry of the configuration; its name is its _id. */
export interface ConfigDoc {
  _id: string;
  descripcion: string;
  categoria: ConfigEntry['categoria'];
  tipo: ConfigEntry['tipo'];
  valor: number | boolean | string;
  ultimaModificacion: Date;
  /** Of the rate alone: the Caracas date for which it holds, and where it came from. */
  fechaValor?: string;
  fuente?: string;
}

/** A line of the audit trail: written once, never changed. */
export interface AuditoriaDoc {
  _id: Types.ObjectId;
  actor: string;
  accion: string;
  objeto: string;
  antes: unknown;
  despues: unknown;
  motivo?: string;
  ip?: string;
  fecha: Date;
}

export const CONFIG = 'Configuracion';
export const AUDITORIA = 'Auditoria';

export const ConfigSchema = new Schema<ConfigDoc>(
  {
    _id: { type: String, required: true },
    descripcion: { type: String, default: '' },
    categoria: { type: String, enum: CONFIG_CATEGORIES, required: true },
    tipo: { type: String, enum: ['number', 'boolean', 'string'], required: true },
    valor: { type: Schema.Types.Mixed, required: true },
    ultimaModificacion: { type: Date, required: true },
    fechaValor: String,
    fuente: String,
  },
  collection('configuracion', { timestamps: false, _id: false }),
);

export const AuditoriaSchema = new Schema<AuditoriaDoc>(
  {
    actor: { type: String, required: true },
    accion: { type: String, required: true },
    objeto: { type: String, required: true },
    antes: Schema.Types.Mixed,
    despues: Schema.Types.Mixed,
    motivo: String,
    ip: String,
    fecha: { type: Date, required: true },
  },
  collection('auditoria', { timestamps: false }),
);
AuditoriaSchema.index({ objeto: 1, fecha: -1 });
AuditoriaSchema.index({ fecha: -1 });
