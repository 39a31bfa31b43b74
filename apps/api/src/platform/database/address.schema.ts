import { required, subSchema } from './plain-schema';

const point = subSchema({ type: required.string, coordinates: { type: [Number], required: true } });

/** A postal address with its place on the map, as accounts and businesses keep it. */
export const addressSchema = subSchema({
  ciudad: String,
  estado: String,
  pais: String,
  codigoPostal: String,
  calle: String,
  numero: String,
  referencias: String,
  coordenadas: point,
});
