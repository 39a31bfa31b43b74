import { Schema, type Types } from 'mongoose';
import type { StatedConditions } from '@tuerca/contracts/products/products/stated';
import { subSchema } from '../../platform/database/plain-schema';

/** Units of one product, with its name and price as they were sold. */
export interface ItemPedido {
  productoId: Types.ObjectId;
  nombre: string;
  imagen: string | null;
  imagenes: string[];
  categoria: string;
  variante: string | null;
  cantidad: number;
  /** Cents of a dollar. */
  precioUSD: number;
  /** Céntimos of Bs. */
  precioUnitario: number;
  /** Conditions that the store stated at the sale; orders from before returns have no such field. */
  condiciones?: StatedConditions;
  /** Units that are in a return which is neither refused nor cancelled; absent without any. */
  devueltas?: number;
}

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
