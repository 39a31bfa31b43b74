import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

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

export const MetodosPagoSchema = new Schema<MetodosPagoDoc>(
  {
    _id: required.id,
    metodos: {
      type: [
        subSchema({
          _id: required.id,
          nombreBanco: required.string,
          cedula: required.string,
          telefono: required.string,
          nombrePersona: required.string,
        }),
      ],
      default: [],
    },
    predeterminado: optional.id,
  } as SchemaDefinition<MetodosPagoDoc>,
  collection('metodos_pago'),
);
// A client's methods are found by their _id; by bank only for changes of the catalogue.
MetodosPagoSchema.index({ 'metodos.nombreBanco': 1 });
