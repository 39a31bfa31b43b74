import { Schema, type Types } from 'mongoose';
import type { TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { subSchema } from '../../platform/database/plain-schema';

/** Copies in an appointment of its service, parties, vehicle and offer, as they were when it was booked; prices in cents of a dollar. */
export interface CitaCopies {
  servicio: { nombre: string; categoria: string; precio: number; precioFijo: boolean; imagen: string | null };
  taller: { nombre: string; direccion: string | null; telefono: string | null };
  /** Without an account `email` is null, and `clienteId` follows from workshop and telephone. */
  cliente: { nombre: string; email: string | null; telefono: string | null };
  vehiculo: {
    _id: Types.ObjectId | null;
    marca: string;
    modelo: string;
    anio: number;
    placa: string;
    tipo: TipoVehiculo | null;
    color: string | null;
  };
  promocion: { codigo: string | null; nombre: string; descuento: number } | null;
}

const text = { type: String, required: true };
const optional = { type: String, default: null };
const number = { type: Number, required: true };

/** Their fields in the schema of an appointment. */
export const citaCopies = {
  servicio: {
    type: subSchema({ nombre: text, categoria: text, precio: number, precioFijo: Boolean, imagen: optional }),
    required: true,
  },
  taller: { type: subSchema({ nombre: text, direccion: optional, telefono: optional }), required: true },
  cliente: { type: subSchema({ nombre: text, email: optional, telefono: optional }), required: true },
  vehiculo: {
    type: subSchema({
      _id: { type: Schema.Types.ObjectId, default: null },
      marca: text,
      modelo: text,
      anio: number,
      placa: text,
      tipo: optional,
      color: optional,
    }),
    required: true,
  },
  promocion: { type: subSchema({ codigo: optional, nombre: text, descuento: number }), default: null },
};
