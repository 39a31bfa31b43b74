import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ObjetivoResena } from '@tuerca/contracts/products/comments/rules';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import { COMMENT, type CommentDoc } from './comment.schema';

export interface ReviewsFilter {
  estado?: CommentDoc['estado'];
  /** Only these, when given. */
  ids?: readonly string[];
  valoracion?: number;
  verificada?: boolean;
  objetivo?: ObjetivoResena;
  autor?: string;
  from?: Date;
  until?: Date;
  words: readonly string[];
}

const ALL_FIELDS = without('terminos');
const NEWEST = { createdAt: -1, _id: -1 } as const;

/** Reviews as the administrators see them: everybody's. */
@Injectable()
export class CommentModerationRepository {
  constructor(@InjectModel(COMMENT) private readonly model: Model<CommentDoc>) {}

  find(id: string): Promise<CommentDoc | null> {
    return this.model.findById(id, ALL_FIELDS).lean().exec();
  }

  /** The author's hidden review of a target. */
  findHidden(usuarioId: string, objetivo: string): Promise<CommentDoc | null> {
    return this.model.findOne({ usuarioId, objetivo, estado: 'oculto' }, ALL_FIELDS).lean().exec();
  }

  async findPage(filter: ReviewsFilter, { page, limit }: { page: number; limit: number }) {
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

  count(estado: CommentDoc['estado']): Promise<number> {
    return this.model.countDocuments({ estado }).exec();
  }

  /** Everything that a filter finds, newest first, as it comes from the database. */
  stream(filter: ReviewsFilter): AsyncIterable<CommentDoc> {
    return this.model.find(this.match(filter), ALL_FIELDS).sort(NEWEST).lean().cursor({ batchSize: 200 });
  }

  /** Hides a shown review, or shows a hidden one; as it was before, null when it is so already or gone. */
  setEstado(
    id: string,
    estado: CommentDoc['estado'],
    ocultamiento: { motivo: string; fecha: Date; por: string } | null,
    tx: Tx,
  ): Promise<CommentDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: estado === 'oculto' ? 'activo' : 'oculto' },
        { $set: { estado, ocultamiento: ocultamiento && { ...ocultamiento, por: toId(ocultamiento.por) } } },
        { returnDocument: 'before', projection: ALL_FIELDS, session: tx },
      )
      .lean()
      .exec();
  }

  private match({ estado, ids, valoracion, verificada, objetivo, autor, from, until, words }: ReviewsFilter) {
    return trustFilter({
      ...(estado && { estado }),
      ...(ids && { _id: { $in: ids.map(toId) } }),
      ...(valoracion && { valoracion }),
      ...(verificada !== undefined && { verificada }),
      ...(objetivo && { tipoObjetivo: objetivo }),
      ...(autor && { usuarioId: toId(autor) }),
      ...((from || until) && { createdAt: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
      ...(words.length && { $and: words.map((word) => ({ terminos: { $regex: `^${word}` } })) }),
    });
  }
}
