import { Schema, type Types } from 'mongoose';
import { collection } from '../database/plain-schema';

/** An administrator opened something that was reported: one line per person, thing and hour. */
export interface MiradaDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  /** 'chat:<id>'. */
  clave: string;
  /** The hour in which she did, as its beginning. */
  hora: Date;
  casoIds: Types.ObjectId[];
  fecha: Date;
}

export const MIRADA = 'MiradaReporte';
const id = { type: Schema.Types.ObjectId, required: true };

export const MiradaSchema = new Schema<MiradaDoc>(
  {
    usuarioId: id,
    clave: { type: String, required: true },
    hora: { type: Date, required: true },
    casoIds: { type: [Schema.Types.ObjectId], required: true },
    fecha: { type: Date, required: true },
  },
  collection('miradas_reporte', { timestamps: false }),
);
MiradaSchema.index({ usuarioId: 1, clave: 1, hora: 1 }, { unique: true });
MiradaSchema.index({ casoIds: 1, fecha: -1 });
