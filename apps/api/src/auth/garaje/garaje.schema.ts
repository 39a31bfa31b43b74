import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

/** A vehicle as its client wrote it; the schema below fails the types where it leaves a field out. */
export interface VehiculoDoc extends NuevoVehiculo {
  _id: Types.ObjectId;
  /** Brand, model, year and engine in one spelling: two vehicles with the same one are the same. */
  clave: string;
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
const vehiculo = {
  _id: required.id,
  clave: required.string,
  marca: required.string,
  modelo: required.string,
  anio: required.number,
  motor: optional.string,
  placa: optional.string,
  tipo: optional.string,
} satisfies Record<keyof VehiculoDoc, unknown>;

export const GarajeSchema = new Schema<GarajeDoc>(
  {
    _id: required.id,
    vehiculos: { type: [subSchema(vehiculo)], default: [] },
    elegido: optional.id,
  } as SchemaDefinition<GarajeDoc>,
  collection('garajes'),
);
// A client's garage is found by its _id; by brand and model only for changes of the catalogue.
GarajeSchema.index({ 'vehiculos.marca': 1, 'vehiculos.modelo': 1 });
