import { Injectable } from '@nestjs/common';
import type { NuevoChat } from '@tuerca/contracts/chats/chats/inputs';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import { type UserCard, UsersService } from '../../auth/users/users.service';
import { AttachmentsService } from '../../platform/uploads/attachments.service';
import { pairKey } from './chat.policy';
import type { ChatDoc, MemberDoc } from './chat.schema';
import { ChatContexts } from './chat-contexts.service';
import { ChatsRepository } from './chats.repository';
import { previewOf } from './message.mapper';
import type { MessageDoc } from './message.schema';
import { MessagesRepository } from './messages.repository';
import { newMember } from './new-chat';

/** A conversation with the dates of its past. */
export interface RecordedChat {
  /** Of a group. */
  nombre?: string;
  /** The first one opened it; `noLeidos` of the messages of others are still unread. */
  people: ({ id: string; noLeidos?: number } & Partial<Pick<MemberDoc, 'destacado' | 'papelera'>>)[];
  /** Thing from which the first person opened it. */
  contexto?: NonNullable<NuevoChat['contexto']>;
  /** `by` is a place in `people`; `adjuntos` are ids of files that this person has uploaded. */
  messages: { by: number; contenido: string; fecha: Date; adjuntos?: string[] }[];
}

/** Conversations of before, for demo data: nobody is told. */
@Injectable()
export class ChatHistoryService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly contexts: ChatContexts,
    private readonly attachments: AttachmentsService,
    private readonly users: UsersService,
  ) {}

  /** Stores all of them, in as many commands as for one. */
  async record(conversations: readonly RecordedChat[]): Promise<void> {
    const cards = await this.users.findCards(conversations.flatMap(({ people }) => people.map(({ id }) => id)));
    const files = conversations.flatMap(({ messages }) => messages.flatMap(({ adjuntos = [] }) => adjuntos));
    const free = await this.attachments.findFree(files);
    const built = await Promise.all(conversations.map((conversation) => this.build(conversation, cards)));
    const messages = built.flatMap(({ chat, conversation }) =>
      conversation.messages.map(({ by, contenido, fecha, adjuntos = [] }, i): MessageDoc => ({
        _id: this.messages.newId(),
        chatId: chat._id,
        seq: i + 1,
        remitenteId: this.chats.toId(conversation.people[by]!.id),
        contenido,
        fecha,
        adjuntos: adjuntos.map((id) => this.messages.toAttachment(free.get(id)!)),
      })),
    );
    await this.attachments.claim(files);
    await this.chats.insertAll(built.map(({ chat }) => withLast(chat, messages)));
    await this.messages.insert(messages);
  }

  private async build(conversation: RecordedChat, cards: ReadonlyMap<string, UserCard>) {
    const { nombre = null, people, contexto, messages } = conversation;
    const [first] = people as [RecordedChat['people'][number]];
    const opener = { id: first.id, role: cards.get(first.id)!.role, sid: '' };
    const start = messages[0]!.fecha;
    const participantes = people.map((person, place) => this.member(person, place, conversation));
    const chat: ChatDoc = {
      _id: this.chats.newId(),
      tipo: nombre ? 'grupo' : 'directo',
      nombre,
      ...(!nombre && { clave: pairKey(first.id, people[1]!.id) }),
      creadorId: this.chats.toId(first.id),
      participantes,
      seq: messages.length,
      ultimoMensaje: null,
      actividad: messages.at(-1)!.fecha,
      contexto: contexto ? (await this.contexts.resolve(opener, contexto)).contexto : null,
      pendientes: participantes.flatMap(({ noLeidos, usuarioId }) => (noLeidos ? [usuarioId] : [])),
      avisarDesde: null,
      terminos: searchTerms(nombre, ...people.map(({ id }) => cards.get(id)!.nombreVisible)),
      createdAt: start,
    };
    return { chat, conversation };
  }

  private member(
    { id, noLeidos = 0, destacado = false, papelera = false }: RecordedChat['people'][number],
    place: number,
    { messages }: RecordedChat,
  ): MemberDoc {
    const ofOthers = messages.flatMap(({ by, fecha }, i) => (by === place ? [] : [{ seq: i + 1, fecha }]));
    const unread = noLeidos ? ofOthers.slice(-noLeidos) : [];
    return {
      ...newMember(this.chats.toId(id), { now: messages[0]!.fecha, oculta: false }),
      ultimoLeido: unread[0] ? unread[0].seq - 1 : messages.length,
      noLeidos: unread.length,
      noLeidoDesde: unread[0]?.fecha ?? null,
      // It was so before anybody could have been told.
      avisado: true,
      destacado,
      papelera,
    };
  }
}

function withLast(chat: ChatDoc, messages: readonly MessageDoc[]): ChatDoc {
  const last = messages.findLast(({ chatId }) => chatId === chat._id)!;
  const { _id, fecha, remitenteId, seq } = last;
  return { ...chat, ultimoMensaje: { _id, fecha, remitenteId, seq, contenido: previewOf(last) } };
}
