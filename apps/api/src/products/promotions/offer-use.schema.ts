import { Schema, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';

/** One use of an offer: whose, for what, and whether it was given back. */
export interface UsoOfertaDoc {
  _id: Types.ObjectId;
  ofertaId: Types.ObjectId;
  userId: Types.ObjectId;
  /** Purpose of the use: the id of a booking. One use each. */
  referencia: string;
  devuelto: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export const USO_OFERTA = 'UsoOferta';

export const UsoOfertaSchema = new Schema<UsoOfertaDoc>(
  {
    ofertaId: required.id,
    userId: required.id,
    referencia: required.string,
    devuelto: { type: Boolean, default: false },
  },
  collection('usos_ofertas'),
);

UsoOfertaSchema.index({ referencia: 1 }, { unique: true });
