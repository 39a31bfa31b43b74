import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { CHAT, CHAT_FIELDS, type ChatDoc } from './chat.schema';

/** Conversations as administrators read them. Whether they may is decided before. */
@Injectable()
export class ReviewedChatsRepository {
  constructor(@InjectModel(CHAT) private readonly model: Model<ChatDoc>) {}

  find(id: string): Promise<ChatDoc | null> {
    return this.model.findById(id, CHAT_FIELDS).lean().exec();
  }

  /** Conversations that were opened from one of these things, or are one of them; newest first. */
  findAbout(objetoIds: readonly string[], chatIds: readonly string[], limit: number): Promise<ChatDoc[]> {
    return this.model
      .find(
        trustFilter({
          $or: [{ 'contexto.objetoId': { $in: objetoIds.map(toId) } }, { _id: { $in: chatIds.map(toId) } }],
        }),
        CHAT_FIELDS,
      )
      .sort({ actividad: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Notes that an administrator has read it: its members see since when. */
  async noteReview(id: string, revision: Date, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { revision } }, { session: tx });
  }
}
