import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CarpetaChat } from '@tuerca/contracts/chats/rules';
import mongoose, { type Model } from 'mongoose';
import { type Built, insertBuilt } from '../platform/database/insert-built';
import type { Tx } from '../platform/database/transactions';
import { trustFilter } from '../platform/database/trust-filter';
import { addMember, changeMember, type MemberChange, noteReminded, type Pipeline, removeMember } from './chat-updates';
import { CHAT, type ChatDoc, type ContextoChatDoc, type MemberDoc } from './chat.schema';

export interface ChatsQuery {
  carpeta: CarpetaChat;
  words: readonly string[];
  page: number;
  limit: number;
}
/** What fills a conversation: the update, and the id of its last message, by which it is known that it was made. */
export interface Append {
  chatId: string;
  senderIds: string[];
  lastMessageId: mongoose.Types.ObjectId;
  update: Pipeline;
}

const toId = (id: string) => new mongoose.Types.ObjectId(id);
const ALL_FIELDS = { terminos: 0 } as const;
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
const FOLDERS: Record<CarpetaChat, Partial<MemberDoc>> = {
  bandeja: { papelera: false },
  destacados: { destacado: true, papelera: false },
  papelera: { papelera: true },
};
const isDuplicate = (error: unknown) => (error as { code?: number }).code === 11000;

/** Conversations, always as one of their members. */
@Injectable()
export class ChatsRepository {
  constructor(@InjectModel(CHAT) private readonly model: Model<ChatDoc>) {}

  toId = toId;
  newId(): ChatDoc['_id'] {
    return new mongoose.Types.ObjectId();
  }

  /** Null for whoever is no member. */
  findOwn(usuarioId: string, id: string): Promise<ChatDoc | null> {
    return this.model
      .findOne(trustFilter({ _id: toId(id), 'participantes.usuarioId': toId(usuarioId) }), ALL_FIELDS)
      .lean<ChatDoc>()
      .exec();
  }

  async findPage(
    usuarioId: string,
    { carpeta, words, page, limit }: ChatsQuery,
  ): Promise<{ docs: ChatDoc[]; total: number }> {
    const member = toId(usuarioId);
    const filter = trustFilter({
      'participantes.usuarioId': member,
      participantes: { $elemMatch: { usuarioId: member, oculta: false, ...FOLDERS[carpeta] } },
      ...(words.length && { $and: words.map((word) => ({ terminos: { $regex: `^${word}` } })) }),
    });
    const [docs, total] = await Promise.all([
      this.model
        .find(filter, ALL_FIELDS)
        .sort({ actividad: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<ChatDoc[]>()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
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

  /** What members of these conversations have not read, by conversation and user. */
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

  /** The conversation of two people, on its way into one's view: visible, out of the trash, with a new context. */
  findDirect(clave: string, usuarioId: string, contexto: ContextoChatDoc | null): Promise<ChatDoc | null> {
    const update = changeMember(
      toId(usuarioId),
      { oculta: false, papelera: false },
      contexto ? { contexto: { $literal: contexto } } : {},
    );
    return this.update({ clave, 'participantes.usuarioId': toId(usuarioId) }, update);
  }

  hasDirect(clave: string): Promise<boolean> {
    return this.model
      .exists({ clave })
      .exec()
      .then((found) => found !== null);
  }

  /** Stores a new conversation; null when its pair has one. */
  async insert(data: Built<ChatDoc>): Promise<ChatDoc | null> {
    try {
      const [doc] = await insertBuilt<ChatDoc>(this.model, [data], undefined);
      return doc!;
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** Stores conversations in one command. */
  async insertAll(docs: ChatDoc[]): Promise<void> {
    await insertBuilt<ChatDoc>(this.model, docs, undefined);
  }

  /** Conversations in which somebody who has to be told left something unread since `until` or longer. */
  async findUnreadSince(until: Date, limit: number): Promise<string[]> {
    const docs = await this.model
      .find(trustFilter({ avisarDesde: { $lte: until } }), { _id: 1 })
      .sort({ avisarDesde: 1 })
      .limit(limit)
      .lean<Pick<ChatDoc, '_id'>[]>()
      .exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Notes that those were told; the conversation as it was before, null when another instance was first. */
  async noteReminded(id: string, until: Date, tx: Tx): Promise<ChatDoc | null> {
    const doc = await this.model.collection.findOneAndUpdate(
      { _id: toId(id), avisarDesde: { $lte: until } },
      noteReminded(until),
      { returnDocument: 'before', projection: ALL_FIELDS, session: tx },
    );
    return doc as ChatDoc | null;
  }

  /** Changes what a conversation is to one member, while she is as `when` says; the conversation after, null when not. */
  changeMember(
    usuarioId: string,
    id: string,
    change: MemberChange,
    { when = {}, set }: { when?: Partial<MemberDoc>; set?: object } = {},
  ): Promise<ChatDoc | null> {
    const member = toId(usuarioId);
    return this.update(
      { _id: toId(id), participantes: { $elemMatch: { usuarioId: member, ...when } } },
      changeMember(member, change, set),
    );
  }

  /** Puts somebody into a group of this creator that has room; the group after, null when not. */
  addMember(
    creadorId: string,
    id: string,
    member: MemberDoc,
    { max, terminos }: { max: number; terminos: string[] },
  ): Promise<ChatDoc | null> {
    return this.update(
      {
        _id: toId(id),
        tipo: 'grupo',
        creadorId: toId(creadorId),
        'participantes.usuarioId': { $eq: toId(creadorId), $ne: member.usuarioId },
        [`participantes.${max - 1}`]: { $exists: false },
      },
      addMember(member, { terminos: { $setUnion: ['$terminos', { $literal: terminos }] } }),
    );
  }

  /** Takes somebody out of a group: oneself, or as its creator another; the group after, null when not. */
  removeMember(by: string, id: string, usuarioId: string): Promise<ChatDoc | null> {
    const member = toId(usuarioId);
    const isOwn = by === usuarioId;
    return this.update(
      {
        _id: toId(id),
        tipo: 'grupo',
        'participantes.usuarioId': isOwn ? member : { $all: [member, toId(by)] },
        ...(!isOwn && { creadorId: toId(by) }),
      },
      removeMember(member, {}),
    );
  }

  /** Members and numbers of several conversations; unknown ids are absent. */
  async findMembers(ids: readonly string[]): Promise<Map<string, ChatMembers>> {
    const docs = await this.model
      .find(trustFilter({ _id: { $in: ids.map(toId) } }), MEMBERS)
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

  private async update(filter: object, update: Pipeline): Promise<ChatDoc | null> {
    const doc = await this.model.collection.findOneAndUpdate(filter, update, {
      returnDocument: 'after',
      projection: ALL_FIELDS,
    });
    return doc as ChatDoc | null;
  }
}
