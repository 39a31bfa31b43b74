import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { type AttachmentDoc, MENSAJE_CHAT, type MessageDoc } from './message.schema';

/** Range of a conversation's messages: numbers beyond `after` and, when given, below `before`. */
export interface Span {
  after: number;
  before?: number;
  /** From the oldest on; else the newest. */
  ascending: boolean;
  limit: number;
}

/** Messages. Whether somebody may read a conversation is decided before. */
@Injectable()
export class MessagesRepository {
  constructor(@InjectModel(MENSAJE_CHAT) private readonly model: Model<MessageDoc>) {}

  newId(): MessageDoc['_id'] {
    return new mongoose.Types.ObjectId();
  }

  /** An uploaded file as part of a message. */
  toAttachment({ _id, tipo, nombre, tamano, ancho, alto }: Adjunto): AttachmentDoc {
    return { _id: toId(_id), tipo, nombre, tamano, ancho, alto };
  }

  /** Messages of a span by rising number. */
  async findSpan(chatId: string, { after, before, ascending, limit }: Span): Promise<MessageDoc[]> {
    const seq = { $gt: after, ...(before !== undefined && { $lt: before }) };
    const docs = await this.model
      .find(trustFilter({ chatId: toId(chatId), seq }))
      .sort({ seq: ascending ? 1 : -1 })
      .limit(limit)
      .lean()
      .exec();
    return ascending ? docs : docs.reverse();
  }

  /** Messages of others with numbers beyond `after` up to `until`. */
  countOthers(chatId: string, usuarioId: string, after: number, until: number): Promise<number> {
    return this.model
      .countDocuments(
        trustFilter({ chatId: toId(chatId), seq: { $gt: after, $lte: until }, remitenteId: { $ne: toId(usuarioId) } }),
      )
      .exec();
  }

  /** The highest number among these messages of a conversation; 0 when none is of it. */
  async lastSeqOf(chatId: string, ids: readonly string[]): Promise<number> {
    const doc = await this.model
      .findOne({ _id: $in(ids.map(toId)), chatId: toId(chatId) }, { seq: 1 })
      .sort({ seq: -1 })
      .lean()
      .exec();
    return doc?.seq ?? 0;
  }

  /** Messages that were stored before under the ids of their senders' devices. */
  findRepeated(keys: readonly { remitenteId: string; clientMsgId: string }[]): Promise<MessageDoc[]> {
    return this.model
      .find({
        remitenteId: $in([...new Set(keys.map(({ remitenteId }) => remitenteId))].map(toId)),
        clientMsgId: $in(keys.map(({ clientMsgId }) => clientMsgId)),
      })
      .lean()
      .exec();
  }

  insert(docs: MessageDoc[], tx?: Tx): Promise<MessageDoc[]> {
    return insertBuilt<MessageDoc>(this.model, docs, tx);
  }

  /** The message of a conversation that carries a file; null when none does. */
  findByAttachment(chatId: string, adjuntoId: string): Promise<MessageDoc | null> {
    return this.model
      .findOne({ 'adjuntos._id': toId(adjuntoId), chatId: toId(chatId) })
      .lean()
      .exec();
  }
}
