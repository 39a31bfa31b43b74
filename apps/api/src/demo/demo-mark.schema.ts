import { Schema } from 'mongoose';
import { collection, required } from '../platform/database/plain-schema';

/** Says how far the loading of the demo data has come; there is at most one. */
export interface MarcaDemoDoc {
  _id: 'demo';
  estado: 'cargando' | 'lista';
  /** Process that loads the data; renews `pulso` while it lives. */
  dueno: string;
  pulso: Date;
}

export const MARCA_DEMO = 'MarcaDemo';

export const MarcaDemoSchema = new Schema<MarcaDemoDoc>(
  {
    _id: required.string,
    estado: required.string,
    dueno: required.string,
    pulso: required.date,
  },
  collection('carga_demo', { timestamps: false }),
);
