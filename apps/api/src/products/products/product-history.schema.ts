import { Schema, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { ValorCambiado } from '@tuerca/contracts/products/products/changes';
import type { CambioProducto } from '@tuerca/contracts/products/products/own-schemas';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, required, subSchema } from '../../platform/database/plain-schema';

/** That somebody put a product on sale or changed it; its stock has a ledger of its own. */
export interface CambioProductoDoc {
  _id: Types.ObjectId;
  productoId: Types.ObjectId;
  fecha: Date;
  que: CambioProducto['que'];
  /** Names of the fields that differ from before. */
  campos: string[];
  /** The same with what they held before and after; absent of changes from before these were kept. */
  valores?: ValorCambiado[];
  /** Author in the store; null where that was not the store. */
  autor: Autor | null;
}

export const CAMBIO_PRODUCTO = 'CambioProducto';
/** Time for which a change is kept, in seconds: 400 days. */
const KEPT = 400 * 86_400;

export const CambioProductoSchema = new Schema<CambioProductoDoc>(
  {
    productoId: required.id,
    fecha: required.date,
    que: required.string,
    campos: { type: [String], default: [] },
    valores: { type: [subSchema({ campo: String, antes: String, despues: String })], default: undefined },
    autor: { type: authorSchema, default: null },
  },
  collection('cambios_producto', { timestamps: false }),
);
CambioProductoSchema.index({ productoId: 1, fecha: -1, _id: -1 });
CambioProductoSchema.index({ fecha: 1 }, { expireAfterSeconds: KEPT });
