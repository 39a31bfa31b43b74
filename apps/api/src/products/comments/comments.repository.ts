import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ObjetivoResena } from '@tuerca/contracts/products/comments/rules';
import { AppError } from '../../platform/common/app-error';
import { isDuplicateKey } from '../../platform/database/database-errors';
import type { Tx } from '../../platform/database/transactions';
import { COMMENT, type CommentDoc } from './comment.schema';

interface Page {
  orden: Record<string, 1 | -1>;
  page: number;
  limit: number;
}

/** A review that something bought stands behind; `target` is its id under the name of its kind. */
interface VerifiedReview {
  usuarioId: string;
  objetivo: string;
  valoracion: number;
  texto: string | null;
  tipoObjetivo: ObjetivoResena;
  terminos: string[];
  target: object;
}

@Injectable()
export class CommentsRepository {
  constructor(@InjectModel(COMMENT) private readonly model: Model<CommentDoc>) {}

  /** Throws RESENA_REPETIDA when this user has reviewed this target. */
  async insert(data: Partial<CommentDoc>, tx: Tx): Promise<CommentDoc> {
    try {
      const [doc] = await this.model.create([data], { session: tx });
      return doc!.toObject();
    } catch (error) {
      throw isDuplicateKey(error) ? new AppError('RESENA_REPETIDA') : error;
    }
  }

  /** One review that everybody may read. */
  findActive(id: string): Promise<CommentDoc | null> {
    return this.model.findOne({ _id: id, estado: 'activo' }).lean().exec();
  }

  /** Rewrites the author's own active review; returns it as it was before, null when there is none. */
  rewrite(
    id: string,
    usuarioId: string,
    content: Pick<CommentDoc, 'texto' | 'valoracion' | 'terminos'>,
    tx: Tx,
  ): Promise<CommentDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, usuarioId, estado: 'activo' },
        { $set: content },
        { returnDocument: 'before', session: tx },
      )
      .lean()
      .exec();
  }

  /** Writes an author's verified review of a target, or over the one that exists; without words, those it has stay. What it was before, null when it is new. */
  async writeVerified(
    { usuarioId, objetivo, valoracion, texto, tipoObjetivo, terminos, target }: VerifiedReview,
    tx: Tx,
  ): Promise<CommentDoc | null> {
    return this.model
      .findOneAndUpdate(
        { usuarioId, objetivo },
        {
          $set: { valoracion, verificada: true, ...(texto && { texto, terminos }) },
          $setOnInsert: { ...target, tipoObjetivo, estado: 'activo', ...(!texto && { texto: '', terminos }) },
        },
        { returnDocument: 'before', upsert: true, session: tx },
      )
      .lean()
      .exec();
  }

  /** Deletes a review of this author, or anybody's; returns what it was, null when there is none such. */
  remove(id: string, of: { usuarioId: string } | 'cualquiera', tx: Tx): Promise<CommentDoc | null> {
    return this.model
      .findOneAndDelete({ _id: id, ...(of !== 'cualquiera' && of) }, { session: tx })
      .lean()
      .exec();
  }

  async findPage(objetivo: string, { orden, page, limit }: Page): Promise<{ docs: CommentDoc[]; total: number }> {
    const filter = { objetivo, estado: 'activo' as const };
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort(orden)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }
}
