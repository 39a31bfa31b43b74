import { Schema, type Types } from 'mongoose';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

export interface CartLineDoc {
  productoId: Types.ObjectId;
  /** Kept so that a product that vanished altogether can still be named. */
  nombre: string;
  cantidad: number;
  /** Price that the client saw last, cents of a dollar. */
  visto: number;
  /** Problem of the line when the client last saw it. */
  aviso: 'agotado' | 'retirado' | null;
}

/** An addition that was sent with an Idempotency-Key: digests of the key and of what was sent. */
export interface AddedOnce {
  clave: string;
  huella: string;
}

/** One per client; `version` grows with every write. */
export interface CarritoDoc {
  _id: Types.ObjectId;
  clienteId: Types.ObjectId;
  version: number;
  items: CartLineDoc[];
  /** The last additions that bore a key. */
  claves: AddedOnce[];
  createdAt: Date;
  updatedAt: Date;
}

export const CARRITO = 'Carrito';

const item = subSchema({
  productoId: required.id,
  nombre: required.string,
  cantidad: { type: Number, required: true, min: 1 },
  visto: required.number,
  aviso: optional.string,
});

export const CarritoSchema = new Schema<CarritoDoc>(
  {
    clienteId: required.id,
    version: { type: Number, default: 0 },
    items: { type: [item], default: [] },
    claves: { type: [subSchema({ clave: String, huella: String })], default: [] },
  },
  collection('carritos'),
);
CarritoSchema.index({ clienteId: 1 }, { unique: true });
// Whether anybody keeps a product that is about to be removed.
CarritoSchema.index({ 'items.productoId': 1 });
