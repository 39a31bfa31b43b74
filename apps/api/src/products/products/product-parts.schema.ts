import { Schema, type Types } from 'mongoose';
import type { Descuento } from '@tuerca/contracts/products/products/price';
import { optional, required, subSchema } from '../../platform/database/plain-schema';

/** A product's own discount; open on a side whose date is absent. */
export type DiscountWindow = Omit<Descuento, 'fechaInicio' | 'fechaFin'> & {
  fechaInicio?: Date | null;
  fechaFin?: Date | null;
};

/** A store's promotion as its products carry it: percent off, from `desde` until before `hasta`. */
export interface ProductPromotionDoc {
  promocionId: Types.ObjectId;
  titulo: string;
  porcentaje: number;
  desde: Date;
  hasta: Date;
}

/** Units that are kept for one client at the price of an accepted proposal. */
export interface HoldDoc {
  clienteId: Types.ObjectId;
  solicitudId: Types.ObjectId;
  /** The listed product whose units they are; null for a part that its store does not list. */
  origenId: Types.ObjectId | null;
  /** The end, exclusive. */
  hasta: Date;
}

// The parts of a product.
export const cardSchema = subSchema({
  _id: required.id,
  nombreTienda: String,
  ciudad: String,
  estado: String,
  fotoPerfil: optional.string,
});
export const compatibilitySchema = subSchema({
  marca: String,
  modelo: String,
  anioDesde: optional.number,
  anioHasta: optional.number,
  motor: optional.string,
});
export const discountSchema = subSchema({ porcentaje: Number, fechaInicio: Date, fechaFin: Date });
export const promotionSchema = subSchema({
  promocionId: Schema.Types.ObjectId,
  titulo: String,
  porcentaje: Number,
  desde: Date,
  hasta: Date,
});
export const holdSchema = subSchema({
  clienteId: required.id,
  solicitudId: required.id,
  origenId: optional.id,
  hasta: required.date,
});
