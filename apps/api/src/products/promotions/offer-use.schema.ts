import { Schema, type Types } from 'mongoose';
import { collection } from '../../platform/database/plain-schema';

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
    ofertaId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    referencia: { type: String, required: true },
    devuelto: { type: Boolean, default: false },
  },
  collection('usos_ofertas'),
);

UsoOfertaSchema.index({ referencia: 1 }, { unique: true });
