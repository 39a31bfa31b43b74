import { ESTADOS_CITA } from '@tuerca/contracts/citas/states';
import { Schema } from 'mongoose';
import { subSchema } from '../platform/database/plain-schema';

// The fields of an order and of its parts.
export const text = { type: String, required: true };
export const optional = { type: String, default: null };
export const number = { type: Number, required: true };
export const id = { type: Schema.Types.ObjectId, required: true };
export const itemSchema = subSchema({
  productoId: id,
  nombre: text,
  imagen: optional,
  imagenes: [String],
  categoria: text,
  variante: optional,
  cantidad: number,
  precioUSD: number,
  precioUnitario: number,
  condiciones: subSchema({ garantia: optional, devolucion: optional }),
  devueltas: Number,
});
export const addressSchema = subSchema({
  nombre: String,
  calle: String,
  numero: String,
  ciudad: String,
  estado: String,
  pais: String,
  codigoPostal: String,
  telefono: String,
  referencias: String,
  instrucciones: String,
});
export const officeSchema = subSchema({
  id: text,
  nombre: text,
  estado: text,
  ciudad: text,
  direccion: text,
  telefono: optional,
  horario: optional,
});
export const transitSchema = subSchema({ desde: number, hasta: number });
export const installationSchema = subSchema({
  citaId: id,
  tallerId: id,
  taller: text,
  direccion: optional,
  telefono: optional,
  servicio: text,
  fechaHora: { type: Date, required: true },
  estado: { ...text, enum: ESTADOS_CITA },
  enTaller: { type: Boolean, required: true },
});
