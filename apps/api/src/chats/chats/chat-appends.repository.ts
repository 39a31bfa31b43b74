import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { CHAT, type ChatDoc, type MemberDoc } from './chat.schema';
import type { Pipeline } from './chat-updates';

/** Update that adds messages to a conversation, and the id of its last message, which shows that it was made. */
export interface Append {
  chatId: string;
  senderIds: string[];
  lastMessageId: mongoose.Types.ObjectId;
  update: Pipeline;
}

/** Enough to number messages and to reach whom they are for. */
const MEMBERS = {
  seq: 1,
  'participantes.usuarioId': 1,
  'participantes.ultimoLeido': 1,
  'ultimoMensaje._id': 1,
} as const;
export type ChatMembers = Pick<ChatDoc, '_id' | 'seq'> & {
  participantes: Pick<MemberDoc, 'usuarioId' | 'ultimoLeido'>[];
  ultimoMensaje: { _id: mongoose.Types.ObjectId } | null;
};

/** Conversations as messages are written into them. */
@Injectable()
export class ChatAppendsRepository {
  constructor(@InjectModel(CHAT) private readonly model: Model<ChatDoc>) {}

  toId = toId;

  /** Members and numbers of several conversations; unknown ids are absent. */
  async findMembers(ids: readonly string[]): Promise<Map<string, ChatMembers>> {
    const docs = await this.model
      .find({ _id: $in(ids.map(toId)) }, MEMBERS)
      .lean<ChatMembers[]>()
      .exec();
    return new Map(docs.map((doc) => [String(doc._id), doc]));
  }

  /** Takes messages into their conversations, each while all of its senders are members; those that took theirs, as they are now. */
  async append(appends: readonly Append[], tx: Tx): Promise<Map<string, ChatMembers>> {
    const writes = appends.map(({ chatId, senderIds, update }) => ({
      filter: { _id: toId(chatId), 'participantes.usuarioId': { $all: senderIds.map(toId) } },
      update,
    }));
    const options = { session: tx, projection: MEMBERS };
    if (writes.length === 1) {
      const { filter, update } = writes[0]!;
      const doc = await this.model.collection.findOneAndUpdate(filter, update, { ...options, returnDocument: 'after' });
      return new Map(doc ? [[String(doc._id), doc as unknown as ChatMembers]] : []);
    }
    await this.model.collection.bulkWrite(
      writes.map((write) => ({ updateOne: write })),
      { session: tx, ordered: false },
    );
    const docs = (await this.model.collection
      .find({ _id: { $in: appends.map(({ chatId }) => toId(chatId)) } }, options)
      .toArray()) as unknown as ChatMembers[];
    const byId = new Map(docs.map((doc) => [String(doc._id), doc]));
    // The others are as they were: a sender is no member any more.
    for (const { chatId, lastMessageId } of appends)
      if (!byId.get(chatId)?.ultimoMensaje?._id.equals(lastMessageId)) byId.delete(chatId);
    return byId;
  }
}
