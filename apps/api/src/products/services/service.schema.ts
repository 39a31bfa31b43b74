import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { collection, required, subSchema } from '../../platform/database/plain-schema';

/** A workshop's service. */
export interface ServicioDoc extends NuevoServicio {
  _id: Types.ObjectId;
  tallerId: Types.ObjectId;
  /** Copy of the workshop's card, renewed when the workshop changes. */
  taller: { _id: Types.ObjectId; nombre: string; ciudad: string; estado: string };
  /** State and city of the workshop (`placeKey`). */
  lugar: string;
  /** Longitude and latitude of the workshop, or of the middle of its city; absent when neither is known. */
  coordenadas?: number[] | null;
  tallerActivo: boolean;
  /** It cannot be booked because the workshop's plan allows fewer, and is to be when there is room; absent in most. */
  ocultoPorPlan?: boolean;
  activo: boolean;
  /** Service and workshop are active. */
  visible: boolean;
  /** Higher comes first. */
  prioridad: number;
  valoracionPromedio: number;
  numeroValoraciones: number;
  sumaValoraciones: number;
  /** Price with the workshop's offers, dollars: lists are sorted and filtered by it. */
  precioVigente: number;
  /** The last Caracas day on which that holds; '' until offers were looked at. */
  vigenteHasta: string;
  terminos: string[];
  /** The name without accents, for the alphabetical order. */
  nombreOrden: string;
  createdAt: Date;
  updatedAt: Date;
}

export const SERVICIO = 'Servicio';

const list = { type: [String], default: [] };
const number = { type: Number, default: 0 };
const card = subSchema({
  _id: required.id,
  nombre: String,
  ciudad: String,
  estado: String,
});

export const ServicioSchema = new Schema<ServicioDoc>(
  {
    nombre: required.string,
    descripcion: required.string,
    precio: required.number,
    precioFijo: { type: Boolean, default: true },
    tiempoEstimado: required.number,
    categoria: required.string,
    vehiculosCompatibles: list,
    imagenes: list,
    disponible: { type: Boolean, default: true },
    activo: { type: Boolean, default: true },
    prioridad: number,
    tallerId: required.id,
    taller: { type: card, required: true },
    lugar: required.string,
    coordenadas: { type: [Number], default: undefined },
    tallerActivo: { type: Boolean, default: true },
    ocultoPorPlan: { type: Boolean, default: undefined },
    visible: required.boolean,
    valoracionPromedio: number,
    numeroValoraciones: number,
    sumaValoraciones: number,
    precioVigente: required.number,
    vigenteHasta: { type: String, default: '' },
    terminos: list,
    nombreOrden: required.string,
  } as SchemaDefinition<ServicioDoc>,
  collection('servicios'),
);

ServicioSchema.index({ visible: 1, disponible: 1, prioridad: -1, valoracionPromedio: -1, _id: 1 });
ServicioSchema.index({ visible: 1, disponible: 1, precioVigente: 1, _id: 1 });
// Whose prices an offer has changed that began or ended since.
ServicioSchema.index({ activo: 1, vigenteHasta: 1 });
ServicioSchema.index({ visible: 1, disponible: 1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
ServicioSchema.index({ visible: 1, disponible: 1, nombreOrden: 1, _id: 1 });
ServicioSchema.index({ visible: 1, disponible: 1, categoria: 1, prioridad: -1 });
ServicioSchema.index({ visible: 1, disponible: 1, vehiculosCompatibles: 1, prioridad: -1 });
ServicioSchema.index({
  tallerId: 1,
  visible: 1,
  disponible: 1,
  prioridad: -1,
  numeroValoraciones: -1,
  valoracionPromedio: -1,
  _id: 1,
});
ServicioSchema.index({ terminos: 1, visible: 1 });
ServicioSchema.index({ visible: 1, disponible: 1, lugar: 1, prioridad: -1, valoracionPromedio: -1, _id: 1 });
// A workshop's own list.
ServicioSchema.index({ tallerId: 1, activo: 1, nombreOrden: 1, _id: 1 });
