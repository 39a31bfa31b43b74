import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import { PREGUNTA, type PreguntaDoc } from './pregunta.schema';

export interface QuestionsFilter {
  /** True: the question or its answer is hidden. */
  moderada?: boolean;
  /** Only these, when given. */
  ids?: readonly string[];
  tienda?: string;
  autor?: string;
  words: readonly string[];
}
/** Part of a question that is hidden or shown, and the note about it. */
export interface Hiding {
  que: 'pregunta' | 'respuesta';
  ocultamiento: { motivo: string; fecha: Date; por: string } | null;
}

const ALL_FIELDS = without('terminos');
const NEWEST = { createdAt: -1, _id: -1 } as const;
const ANSWER_IS_HIDDEN = { $ne: [{ $ifNull: ['$respuesta.ocultamiento', null] }, null] };

/** Questions as the administrators see them: everybody's. */
@Injectable()
export class QuestionModerationRepository {
  constructor(@InjectModel(PREGUNTA) private readonly model: Model<PreguntaDoc>) {}

  find(id: string): Promise<PreguntaDoc | null> {
    return this.model.findById(id, ALL_FIELDS).lean().exec();
  }

  /** A person's hidden questions about a product, and as its store the questions whose answer is hidden. */
  findHiddenOf(usuarioId: string, productoId: string): Promise<PreguntaDoc[]> {
    const own = toId(usuarioId);
    const filter = { productoId: toId(productoId), moderada: true, $or: [{ usuarioId: own }, { tiendaId: own }] };
    return this.model.find(trustFilter(filter), ALL_FIELDS).sort(NEWEST).limit(20).lean().exec();
  }

  async findPage(filter: QuestionsFilter, { page, limit }: { page: number; limit: number }) {
    const matching = this.match(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(matching, ALL_FIELDS)
        .sort(NEWEST)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  count(moderada: boolean): Promise<number> {
    return this.model.countDocuments({ moderada }).exec();
  }

  /** Everything that a filter finds, newest first, as it comes from the database. */
  stream(filter: QuestionsFilter): AsyncIterable<PreguntaDoc> {
    return this.model.find(this.match(filter), ALL_FIELDS).sort(NEWEST).lean().cursor({ batchSize: 200 });
  }

  /** Hides what is shown, or shows what is hidden; as it was before, null when it is so already or gone. */
  async setHidden(id: string, { que, ocultamiento }: Hiding, tx: Tx): Promise<PreguntaDoc | null> {
    const stored = ocultamiento && { ...ocultamiento, por: toId(ocultamiento.por) };
    const isQuestion = que === 'pregunta';
    const now = isQuestion
      ? { estado: stored ? 'activo' : 'oculto' }
      : { respuesta: { $ne: null }, 'respuesta.ocultamiento': stored ? null : { $ne: null } };
    const otherIsHidden = isQuestion ? ANSWER_IS_HIDDEN : { $eq: ['$estado', 'oculto'] };
    const set = isQuestion
      ? { estado: stored ? 'oculto' : 'activo', ocultamiento: { $literal: stored } }
      : { 'respuesta.ocultamiento': { $literal: stored } };
    const doc = await this.model.collection.findOneAndUpdate(
      { _id: toId(id), ...now },
      [{ $set: { ...set, moderada: stored ? true : otherIsHidden, updatedAt: '$$NOW' } }],
      { returnDocument: 'before', projection: ALL_FIELDS, session: tx },
    );
    return doc as PreguntaDoc | null;
  }

  private match({ moderada, ids, tienda, autor, words }: QuestionsFilter) {
    return trustFilter({
      ...(moderada !== undefined && { moderada }),
      ...(ids && { _id: { $in: ids.map(toId) } }),
      ...(tienda && { tiendaId: toId(tienda) }),
      ...(autor && { usuarioId: toId(autor) }),
      ...(words.length && { $and: words.map((word) => ({ terminos: { $regex: `^${word}` } })) }),
    });
  }
}
