import { Schema, type Types } from 'mongoose';
import { type ObjetivoResena, OBJETIVOS_RESENA } from '@tuerca/contracts/products/comments/rules';
import { collection, required, subSchema } from '../../platform/database/plain-schema';

/** A review of exactly one store, workshop, product or service. */
export interface CommentDoc {
  _id: Types.ObjectId;
  texto: string;
  /** 1 to 5. */
  valoracion: number;
  usuarioId: Types.ObjectId;
  /** 'usuario:<id>', 'producto:<id>' or 'servicio:<id>'. */
  objetivo: string;
  usuarioObjetivoId?: Types.ObjectId;
  productoObjetivoId?: Types.ObjectId;
  servicioObjetivoId?: Types.ObjectId;
  tipoObjetivo: ObjetivoResena;
  /** A delivered order or completed appointment stands behind it; only these count in averages. */
  verificada: boolean;
  estado: 'activo' | 'oculto';
  /** Why, when and by whom it was hidden; absent while it was not. */
  ocultamiento?: { motivo: string; fecha: Date; por: Types.ObjectId } | null;
  /** Words by which administrators find it. */
  terminos: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const COMMENT = 'Comentario';

export const CommentSchema = new Schema<CommentDoc>(
  {
    // Empty when an appointment was rated without words.
    texto: { type: String, default: '' },
    valoracion: { type: Number, required: true, min: 1, max: 5 },
    usuarioId: required.id,
    objetivo: required.string,
    usuarioObjetivoId: Schema.Types.ObjectId,
    productoObjetivoId: Schema.Types.ObjectId,
    servicioObjetivoId: Schema.Types.ObjectId,
    tipoObjetivo: { type: String, enum: OBJETIVOS_RESENA, required: true },
    verificada: required.boolean,
    estado: { type: String, enum: ['activo', 'oculto'], default: 'activo' },
    ocultamiento: subSchema({
      motivo: required.string,
      fecha: required.date,
      por: required.id,
    }),
    terminos: { type: [String], default: [] },
  },
  collection('comentarios'),
);

// One review per user and target.
CommentSchema.index({ usuarioId: 1, objetivo: 1 }, { unique: true });
CommentSchema.index({ objetivo: 1, estado: 1, createdAt: -1, _id: -1 });
CommentSchema.index({ objetivo: 1, estado: 1, valoracion: -1, createdAt: -1 });
// The administrators' lists.
CommentSchema.index({ createdAt: -1, _id: -1 });
CommentSchema.index({ estado: 1, createdAt: -1, _id: -1 });
CommentSchema.index({ tipoObjetivo: 1, createdAt: -1, _id: -1 });
CommentSchema.index({ valoracion: 1, createdAt: -1, _id: -1 });
CommentSchema.index({ terminos: 1 });
