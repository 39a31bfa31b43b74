import { Schema, type Types } from 'mongoose';
import type { Descuento } from '@tuerca/contracts/products/products/price';
import { subSchema } from '../../platform/database/plain-schema';

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

const text = { type: String, default: null };
const id = { type: Schema.Types.ObjectId, required: true };
const instant = { type: Date, required: true };

// The parts of a product.
export const cardSchema = subSchema({
  _id: id,
  nombreTienda: String,
  ciudad: String,
  estado: String,
  fotoPerfil: text,
});
export const compatibilitySchema = subSchema({
  marca: String,
  modelo: String,
  anioDesde: { type: Number, default: null },
  anioHasta: { type: Number, default: null },
  motor: text,
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
  clienteId: id,
  solicitudId: id,
  origenId: { type: Schema.Types.ObjectId, default: null },
  hasta: instant,
});
