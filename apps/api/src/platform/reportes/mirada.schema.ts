import { Schema, type Types } from 'mongoose';
import { collection, required } from '../database/plain-schema';

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

export const MiradaSchema = new Schema<MiradaDoc>(
  {
    usuarioId: required.id,
    clave: required.string,
    hora: required.date,
    casoIds: { type: [Schema.Types.ObjectId], required: true },
    fecha: required.date,
  },
  collection('miradas_reporte', { timestamps: false }),
);
MiradaSchema.index({ usuarioId: 1, clave: 1, hora: 1 }, { unique: true });
MiradaSchema.index({ casoIds: 1, fecha: -1 });
