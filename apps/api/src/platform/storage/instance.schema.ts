import { Schema } from 'mongoose';
import { collection, required } from '../database/plain-schema';

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
    _id: required.string,
    maquina: required.string,
    carpeta: required.string,
    visto: required.date,
  },
  collection('instancias', { timestamps: false, _id: false }),
);
InstanciaSchema.index({ visto: 1 }, { expireAfterSeconds: FORGOTTEN_AFTER });
