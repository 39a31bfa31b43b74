import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { type CarpetaChat, UNREAD_NOTICE_AFTER } from '@tuerca/contracts/chats/chats/rules';
import { Claims } from '../../platform/database/claims';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $in, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { CHAT, CHAT_FIELDS, type ChatDoc, type ContextoChatDoc, type MemberDoc } from './chat.schema';
import { addMember, changeMember, type MemberChange, noteReminded, type Pipeline, removeMember } from './chat-updates';

export interface ChatsQuery {
  carpeta: CarpetaChat;
  words: readonly string[];
  page: number;
  limit: number;
}

const FOLDERS: Record<CarpetaChat, Partial<MemberDoc>> = {
  bandeja: { papelera: false },
  destacados: { destacado: true, papelera: false },
  papelera: { papelera: true },
};

/** The latest instant of a message that is unread long enough to be told of. */
export const unreadUntil = (now: Date): Date => new Date(now.getTime() - UNREAD_NOTICE_AFTER);

/** Conversations as one of their members, but for findAny, findAbout and noteReview, which serve moderation. */
@Injectable()
export class ChatsRepository {
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

  toId = toId;
  newId(): ChatDoc['_id'] {
    return new mongoose.Types.ObjectId();
  }

  /** Null for whoever is no member. */
  findOwn(usuarioId: string, id: string): Promise<ChatDoc | null> {
    return this.model
      .findOne({ _id: toId(id), 'participantes.usuarioId': toId(usuarioId) }, CHAT_FIELDS)
      .lean()
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
        .find(filter, CHAT_FIELDS)
        .sort({ actividad: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
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
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Stores conversations in one command. */
  async insertAll(docs: ChatDoc[]): Promise<void> {
    await insertBuilt<ChatDoc>(this.model, docs, undefined);
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

  private async update(filter: object, update: Pipeline): Promise<ChatDoc | null> {
    const doc = await this.model.collection.findOneAndUpdate(filter, update, {
      returnDocument: 'after',
      projection: CHAT_FIELDS,
    });
    return doc as ChatDoc | null;
  }

  findAny(id: string): Promise<ChatDoc | null> {
    return this.model.findById(id, CHAT_FIELDS).lean().exec();
  }

  /** Conversations that were opened from one of these things, or are one of them; newest first. */
  findAbout(objetoIds: readonly string[], chatIds: readonly string[], limit: number): Promise<ChatDoc[]> {
    return this.model
      .find(
        {
          $or: [{ 'contexto.objetoId': $in(objetoIds.map(toId)) }, { _id: $in(chatIds.map(toId)) }],
        },
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
      .find({ _id: $in(ids.map(toId)) }, { 'participantes.usuarioId': 1, 'participantes.noLeidos': 1 })
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
