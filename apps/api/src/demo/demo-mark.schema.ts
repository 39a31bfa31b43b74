import { Schema } from 'mongoose';
import { collection } from '../platform/database/plain-schema';

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
    _id: { type: String, required: true },
    estado: { type: String, required: true },
    dueno: { type: String, required: true },
    pulso: { type: Date, required: true },
  },
  collection('carga_demo', { timestamps: false }),
);
