import { type Types } from 'mongoose';
import type { TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { optional, required, subSchema } from '../../platform/database/plain-schema';

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

/** Their fields in the schema of an appointment. */
export const citaCopies = {
  servicio: {
    type: subSchema({
      nombre: required.string,
      categoria: required.string,
      precio: required.number,
      precioFijo: Boolean,
      imagen: optional.string,
    }),
    required: true,
  },
  taller: {
    type: subSchema({ nombre: required.string, direccion: optional.string, telefono: optional.string }),
    required: true,
  },
  cliente: {
    type: subSchema({ nombre: required.string, email: optional.string, telefono: optional.string }),
    required: true,
  },
  vehiculo: {
    type: subSchema({
      _id: optional.id,
      marca: required.string,
      modelo: required.string,
      anio: required.number,
      placa: required.string,
      tipo: optional.string,
      color: optional.string,
    }),
    required: true,
  },
  promocion: {
    type: subSchema({ codigo: optional.string, nombre: required.string, descuento: required.number }),
    default: null,
  },
};
