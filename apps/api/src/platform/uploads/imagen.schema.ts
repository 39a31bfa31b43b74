import { Schema, type Types } from 'mongoose';
import { IMAGE_USES, type ImageUse } from '@tuerca/contracts/platform/uploads/rules';
import { collection, optional, required } from '../database/plain-schema';
import { type Turnos, turnos } from '../database/turno.schema';

/** A picture that somebody uploaded: who may use it, and whether something does. */
export interface ImagenDoc {
  _id: Types.ObjectId;
  /** Address at width 640; the other widths are found by `variante`. */
  url: string;
  usuarioId: Types.ObjectId;
  uso: ImageUse;
  /** Since when nothing names it; null while something does. A day later it is removed. */
  libreDesde: Date | null;
  /** With which others it came, or was put aside; absent of those that a person uploaded one by one. */
  lote?: Types.ObjectId;
  turnos?: Turnos<'retirar'>;
  createdAt: Date;
}

export const IMAGEN = 'Imagen';

export const ImagenSchema = new Schema<ImagenDoc>(
  {
    url: required.string,
    usuarioId: required.id,
    uso: { type: String, enum: IMAGE_USES, required: true },
    libreDesde: optional.date,
    lote: Schema.Types.ObjectId,
    turnos: turnos('retirar'),
  },
  collection('imagenes', { timestamps: { createdAt: true, updatedAt: false } }),
);

ImagenSchema.index({ url: 1 }, { unique: true });
ImagenSchema.index({ usuarioId: 1, libreDesde: -1 });
ImagenSchema.index({ libreDesde: 1 });
ImagenSchema.index({ lote: 1 }, { partialFilterExpression: { lote: { $exists: true } } });
