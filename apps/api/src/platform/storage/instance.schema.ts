import { Schema } from 'mongoose';
import { collection } from '../database/plain-schema';

/** Longer than this after it was seen, an instance is forgotten, in seconds. */
const FORGOTTEN_AFTER = 600;

/** A process that keeps its files on disk, as long as it runs. */
export interface InstanciaDoc {
  /** Made anew by each process. */
  _id: string;
  /** The name of its machine. */
  maquina: string;
  /** Its TUERCA_DATA: the number that is stored in that folder. */
  carpeta: string;
  visto: Date;
}

export const INSTANCIA = 'Instancia';

export const InstanciaSchema = new Schema<InstanciaDoc>(
  {
    _id: { type: String, required: true },
    maquina: { type: String, required: true },
    carpeta: { type: String, required: true },
    visto: { type: Date, required: true },
  },
  collection('instancias', { timestamps: false, _id: false }),
);
InstanciaSchema.index({ visto: 1 }, { expireAfterSeconds: FORGOTTEN_AFTER });
