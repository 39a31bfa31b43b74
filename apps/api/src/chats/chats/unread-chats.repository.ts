import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { UNREAD_NOTICE_AFTER } from '@tuerca/contracts/chats/chats/rules';
import { Claims } from '../../platform/database/claims';
import { toId } from '../../platform/database/object-id';
import { $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { CHAT, CHAT_FIELDS, type ChatDoc } from './chat.schema';
import { noteReminded } from './chat-updates';

/** The latest instant of a message that is unread long enough to be told of. */
export const unreadUntil = (now: Date): Date => new Date(now.getTime() - UNREAD_NOTICE_AFTER);

/** Conversations by what their members have not read, and who was told of it. */
@Injectable()
export class UnreadChatsRepository {
  /** Conversations in which somebody has to be told of what she left unread. */
  readonly unread: Claims<ChatDoc>;

  constructor(@InjectModel(CHAT) private readonly model: Model<ChatDoc>) {
    this.unread = new Claims(model, {
      name: 'avisar',
      due: (now) => ({ avisarDesde: $lte(unreadUntil(now)) }),
      sort: { avisarDesde: 1 },
      fields: { _id: 1 },
    });
  }

  /** Messages that each user has not read outside the trash; users without any are absent. */
  async countUnread(usuarioIds: readonly string[]): Promise<Map<string, number>> {
    const ids = usuarioIds.map(toId);
    const rows = await this.model.aggregate<{ _id: mongoose.Types.ObjectId; total: number }>([
      { $match: { pendientes: { $in: ids } } },
      { $project: { participantes: 1 } },
      { $unwind: '$participantes' },
      { $match: { 'participantes.usuarioId': { $in: ids }, 'participantes.papelera': false } },
      { $group: { _id: '$participantes.usuarioId', total: { $sum: '$participantes.noLeidos' } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [String(_id), total]));
  }

  /** Unread messages of the members of these conversations, by conversation and user. */
  async unreadByChat(ids: readonly string[]): Promise<Map<string, Map<string, number>>> {
    const docs = await this.model
      .find(trustFilter({ _id: { $in: ids.map(toId) } }), { 'participantes.usuarioId': 1, 'participantes.noLeidos': 1 })
      .lean<Pick<ChatDoc, '_id' | 'participantes'>[]>()
      .exec();
    return new Map(
      docs.map(({ _id, participantes }) => [
        String(_id),
        new Map(participantes.map(({ usuarioId, noLeidos }) => [String(usuarioId), noLeidos])),
      ]),
    );
  }

  /** Notes that those were told; the conversation as it was before, null when another instance was first. */
  async noteReminded(id: string, until: Date, tx: Tx): Promise<ChatDoc | null> {
    const doc = await this.model.collection.findOneAndUpdate(
      { _id: toId(id), avisarDesde: { $lte: until } },
      noteReminded(until),
      { returnDocument: 'before', projection: CHAT_FIELDS, session: tx },
    );
    return doc as ChatDoc | null;
  }
}
