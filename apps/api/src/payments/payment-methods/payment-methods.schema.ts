import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, subSchema } from '../../platform/database/plain-schema';

export interface MetodoPagoDoc {
  _id: Types.ObjectId;
  nombreBanco: string;
  cedula: string;
  telefono: string;
  nombrePersona: string;
}

/** One per client, under the client's id; newest method first. */
export interface MetodosPagoDoc {
  _id: Types.ObjectId;
  metodos: MetodoPagoDoc[];
  /** Id of the default; null only without methods. */
  predeterminado: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
}

export const METODOS_PAGO_MODEL = 'MetodosPago';

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };

export const MetodosPagoSchema = new Schema<MetodosPagoDoc>(
  {
    _id: id,
    metodos: {
      type: [subSchema({ _id: id, nombreBanco: text, cedula: text, telefono: text, nombrePersona: text })],
      default: [],
    },
    predeterminado: { type: Schema.Types.ObjectId, default: null },
  } as SchemaDefinition<MetodosPagoDoc>,
  collection('metodos_pago'),
);
// A client's methods are found by their _id; by bank only for changes of the catalogue.
MetodosPagoSchema.index({ 'metodos.nombreBanco': 1 });
