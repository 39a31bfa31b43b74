import { Schema, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';

/** A client's mark on a product. */
export interface FavoritoDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  productoId: Types.ObjectId;
  createdAt: Date;
}

export const FAVORITO = 'Favorito';

export const FavoritoSchema = new Schema<FavoritoDoc>(
  {
    usuarioId: required.id,
    productoId: required.id,
  },
  collection('favoritos', { timestamps: { createdAt: true, updatedAt: false } }),
);

FavoritoSchema.index({ usuarioId: 1, productoId: 1 }, { unique: true });
FavoritoSchema.index({ usuarioId: 1, createdAt: -1, _id: -1 });
