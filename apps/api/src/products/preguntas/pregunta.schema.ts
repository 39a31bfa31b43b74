import { Schema, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, required, subSchema } from '../../platform/database/plain-schema';

/** Why, when and by whom something was hidden. */
interface Ocultamiento {
  motivo: string;
  fecha: Date;
  por: Types.ObjectId;
}

/** A question about a product, with the store's answer. */
export interface PreguntaDoc {
  _id: Types.ObjectId;
  productoId: Types.ObjectId;
  /** Store of the product, which answers. */
  tiendaId: Types.ObjectId;
  usuarioId: Types.ObjectId;
  texto: string;
  respuesta: { texto: string; fecha: Date; autor?: Autor | null; ocultamiento?: Ocultamiento | null } | null;
  /** Whether `respuesta` is there, for the order of the lists; set in the same write. */
  respondida: boolean;
  estado: 'activo' | 'oculto';
  ocultamiento?: Ocultamiento | null;
  /** The question or its answer is hidden; set in the same write. */
  moderada: boolean;
  /** Words by which administrators find it. */
  terminos: string[];
  createdAt: Date;
  updatedAt: Date;
}

export const PREGUNTA = 'Pregunta';
const hiding = subSchema({
  motivo: required.string,
  fecha: required.date,
  por: required.id,
});
const answer = subSchema({
  texto: required.string,
  fecha: required.date,
  autor: authorSchema,
  ocultamiento: hiding,
});

export const PreguntaSchema = new Schema<PreguntaDoc>(
  {
    productoId: required.id,
    tiendaId: required.id,
    usuarioId: required.id,
    texto: required.string,
    respuesta: { type: answer, default: null },
    respondida: { type: Boolean, default: false },
    estado: { type: String, enum: ['activo', 'oculto'], default: 'activo' },
    ocultamiento: hiding,
    moderada: { type: Boolean, default: false },
    terminos: { type: [String], default: [] },
  },
  collection('preguntas'),
);

// The public list: answered first, then newest. The store's: unanswered first, then newest.
PreguntaSchema.index({ productoId: 1, estado: 1, respondida: -1, createdAt: -1, _id: -1 });
PreguntaSchema.index({ tiendaId: 1, estado: 1, respondida: 1, createdAt: -1, _id: -1 });
PreguntaSchema.index({ tiendaId: 1, usuarioId: 1 });
// The administrators' lists.
PreguntaSchema.index({ createdAt: -1, _id: -1 });
PreguntaSchema.index({ moderada: 1, createdAt: -1, _id: -1 });
PreguntaSchema.index({ usuarioId: 1, createdAt: -1 });
PreguntaSchema.index({ terminos: 1 });
