import { CONFIG_CATEGORIES, type ConfigEntry } from '@tuerca/contracts/system/schemas';
import { Schema } from 'mongoose';
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

export const CONFIG = 'Configuracion';

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
