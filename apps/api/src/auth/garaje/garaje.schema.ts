import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { collection, subSchema } from '../../platform/database/plain-schema';

export interface VehiculoDoc {
  _id: Types.ObjectId;
  /** Brand, model, year and engine in one spelling: what makes two vehicles the same. */
  clave: string;
  marca: string;
  modelo: string;
  anio: number;
  motor: string | null;
  placa: string | null;
  tipo: TipoVehiculo | null;
}

/** One per client, under the client's id; newest vehicle first. */
export interface GarajeDoc {
  _id: Types.ObjectId;
  vehiculos: VehiculoDoc[];
  /** Id of the vehicle that lists are compared with. */
  elegido: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
}

export const GARAJE = 'Garaje';

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, default: null };
const vehiculo = subSchema({
  _id: id,
  clave: { type: String, required: true },
  marca: { type: String, required: true },
  modelo: { type: String, required: true },
  anio: { type: Number, required: true },
  motor: text,
  placa: text,
  tipo: text,
});

export const GarajeSchema = new Schema<GarajeDoc>(
  {
    _id: id,
    vehiculos: { type: [vehiculo], default: [] },
    elegido: { type: Schema.Types.ObjectId, default: null },
  } as SchemaDefinition<GarajeDoc>,
  collection('garajes'),
);
// A client's garage is found by its _id; by brand and model only for changes of the catalogue.
GarajeSchema.index({ 'vehiculos.marca': 1, 'vehiculos.modelo': 1 });
