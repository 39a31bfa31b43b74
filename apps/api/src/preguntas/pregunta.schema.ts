import { Schema, type Types } from 'mongoose';
import { collection, subSchema } from '../platform/database/plain-schema';

/** A question about a product, with the store's answer. */
export interface PreguntaDoc {
  _id: Types.ObjectId;
  productoId: Types.ObjectId;
  /** Whose product it is: who answers. */
  tiendaId: Types.ObjectId;
  usuarioId: Types.ObjectId;
  texto: string;
  respuesta: { texto: string; fecha: Date } | null;
  /** Whether `respuesta` is there, for the order of the lists; set in the same write. */
  respondida: boolean;
  estado: 'activo' | 'oculto';
  createdAt: Date;
  updatedAt: Date;
}

export const PREGUNTA = 'Pregunta';

const id = { type: Schema.Types.ObjectId, required: true };
const answer = subSchema({ texto: { type: String, required: true }, fecha: { type: Date, required: true } });

export const PreguntaSchema = new Schema<PreguntaDoc>(
  {
    productoId: id,
    tiendaId: id,
    usuarioId: id,
    texto: { type: String, required: true },
    respuesta: { type: answer, default: null },
    respondida: { type: Boolean, default: false },
    estado: { type: String, enum: ['activo', 'oculto'], default: 'activo' },
  },
  collection('preguntas'),
);

// The public list: answered first, then newest. The store's: unanswered first, then newest.
PreguntaSchema.index({ productoId: 1, estado: 1, respondida: -1, createdAt: -1, _id: -1 });
PreguntaSchema.index({ tiendaId: 1, estado: 1, respondida: 1, createdAt: -1, _id: -1 });
PreguntaSchema.index({ tiendaId: 1, usuarioId: 1 });
