import type { Types } from 'mongoose';
import type { StatedConditions } from '@tuerca/contracts/products/products/stated';
import {
  optionalString,
  requiredId,
  requiredNumber,
  requiredString,
  subSchema,
} from '../../platform/database/plain-schema';

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
  productoId: requiredId,
  nombre: requiredString,
  imagen: optionalString,
  imagenes: [String],
  categoria: requiredString,
  variante: optionalString,
  cantidad: requiredNumber,
  precioUSD: requiredNumber,
  precioUnitario: requiredNumber,
  condiciones: subSchema({ garantia: optionalString, devolucion: optionalString }),
  devueltas: Number,
});
