import { Schema } from 'mongoose';
import { CONFIG_CATEGORIES, type ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { collection, required, subSchema } from '../database/plain-schema';

/** A rate with the Caracas date for which it holds, and where it came from. */
export interface StoredRate {
  valor: number;
  fechaValor: string;
  fuente: string;
}
/** One that was withdrawn at `fecha`. */
interface WithdrawnRate extends StoredRate {
  fecha: Date;
  motivo: string;
}
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
  /** Of the rate alone: the one of a later day, which holds from that day on. */
  proxima?: StoredRate | null;
  /** Of the rate alone: one that was fetched at `fecha` and moves too far, until another one is accepted. */
  porConfirmar?: (StoredRate & { fecha: Date }) | null;
  /** Of the rate alone: the last one that TASA_URL answered, whether it was taken or not. */
  consultada?: StoredRate | null;
  /** Of the rate alone: those that held before this one, the latest first; absent: none is known. */
  anteriores?: StoredRate[];
  /** Of the rate alone: those that an administrator withdrew, the latest first; absent: none was. */
  retiradas?: WithdrawnRate[];
  /** Of the rate alone: before this instant no instance fetches it again. */
  proximaConsulta?: Date | null;
}

export const CONFIG = 'Configuracion';

const storedRate = {
  valor: required.number,
  fechaValor: required.string,
  fuente: required.string,
};

export const ConfigSchema = new Schema<ConfigDoc>(
  {
    _id: required.string,
    descripcion: { type: String, default: '' },
    categoria: { type: String, enum: CONFIG_CATEGORIES, required: true },
    tipo: { type: String, enum: ['number', 'boolean', 'string'], required: true },
    valor: { type: Schema.Types.Mixed, required: true },
    ultimaModificacion: required.date,
    fechaValor: String,
    fuente: String,
    proxima: subSchema(storedRate),
    porConfirmar: subSchema({ ...storedRate, fecha: required.date }),
    consultada: subSchema(storedRate),
    anteriores: { type: [subSchema(storedRate)], default: undefined },
    retiradas: {
      type: [subSchema({ ...storedRate, fecha: required.date, motivo: required.string })],
      default: undefined,
    },
    proximaConsulta: Date,
  },
  collection('configuracion', { timestamps: false, _id: false }),
);
