import type { Types } from 'mongoose';
import type { StatedConditions } from '@tuerca/contracts/products/products/stated';
import { optional, required, subSchema } from '../../platform/database/plain-schema';

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

export const itemSchema = subSchema({
  productoId: required.id,
  nombre: required.string,
  imagen: optional.string,
  imagenes: [String],
  categoria: required.string,
  variante: optional.string,
  cantidad: required.number,
  precioUSD: required.number,
  precioUnitario: required.number,
  condiciones: subSchema({ garantia: optional.string, devolucion: optional.string }),
  devueltas: Number,
});
