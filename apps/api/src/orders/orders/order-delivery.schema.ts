import type { Types } from 'mongoose';
import type { Preparation } from '@tuerca/contracts/auth/stores/arrival';
import type { Courier } from '@tuerca/contracts/auth/stores/couriers';
import type { Shipping } from '@tuerca/contracts/cart/checkout/shipping';
import { type EstadoCita, ESTADOS_CITA } from '@tuerca/contracts/citas/citas/states';
import type { DireccionEntrega } from '@tuerca/contracts/venezuela/direccion';
import { optional, required, subSchema } from '../../platform/database/plain-schema';

/** The appointment that mounts an order's parts; time and state are copies that citas keeps in step. */
export interface InstallationOfOrder {
  citaId: Types.ObjectId;
  tallerId: Types.ObjectId;
  taller: string;
  direccion: string | null;
  telefono: string | null;
  servicio: string;
  fechaHora: Date;
  estado: EstadoCita;
  /** This order is delivered at the workshop. */
  enTaller: boolean;
}

/** Way of an order to its client: the address, the means, the deadline, and the proof of delivery. */
export interface OrderDeliveryDoc {
  tipoEntrega: 'delivery' | 'retiro';
  direccionEntrega: DireccionEntrega | null;
  instalacion: InstallationOfOrder | null;
  /** By what it travels, as it was sold; absent of a pick-up, and in orders of before stores chose how they deliver. */
  formaEnvio?: Shipping;
  /** Preparation by the store as it was sold; absent in older orders. */
  preparacion?: Preparation;
  numeroRastreo: string | null;
  /** Absent in orders of before couriers were kept. */
  courier?: Courier | null;
  /** The code that the client tells at the door: read by one query, and never together with the rest of an order. */
  codigoEntrega?: string;
  /** Codes that the store tried. */
  intentosCodigo?: number;
  /** Until then the store needs the code; absent of orders without one. */
  codigoHasta?: Date;
  /** Instant of the delivery; absent until then. */
  fechaEntrega?: Date;
  /** Until when the store holds what is paid at the pick-up; absent of other orders. */
  retirarHasta?: Date;
}

const addressSchema = subSchema({
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
const officeSchema = subSchema({
  id: required.string,
  nombre: required.string,
  estado: required.string,
  ciudad: required.string,
  direccion: required.string,
  telefono: optional.string,
  horario: optional.string,
});
const transitSchema = subSchema({ desde: required.number, hasta: required.number });
const installationSchema = subSchema({
  citaId: required.id,
  tallerId: required.id,
  taller: required.string,
  direccion: optional.string,
  telefono: optional.string,
  servicio: required.string,
  fechaHora: required.date,
  estado: { ...required.string, enum: ESTADOS_CITA },
  enTaller: required.boolean,
});

/** Its fields in the schema of an order. */
export const orderDelivery = {
  tipoEntrega: { ...required.string, enum: ['delivery', 'retiro'] },
  direccionEntrega: { type: addressSchema, default: null },
  instalacion: { type: installationSchema, default: null },
  formaEnvio: subSchema({
    via: required.string,
    destino: required.string,
    pagoEnDestino: required.boolean,
    dias: transitSchema,
    oficina: officeSchema,
  }),
  preparacion: subSchema({ horaCorte: required.string, diasPreparacion: required.number }),
  numeroRastreo: optional.string,
  courier: optional.string,
  codigoEntrega: String,
  intentosCodigo: Number,
  codigoHasta: Date,
  fechaEntrega: Date,
  retirarHasta: Date,
};
