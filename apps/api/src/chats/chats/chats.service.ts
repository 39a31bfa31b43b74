import { Injectable } from '@nestjs/common';
import type { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { CambioChat } from '@tuerca/contracts/chats/chats/inputs';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { listWords, searchTerms } from '@tuerca/contracts/kernel/text';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import type { ChatDoc } from './chat.schema';
import { ChatAccess } from './chat-access.service';
import { ChatNews } from './chat-news.service';
import { toChat, toLecturas } from './chats.mapper';
import { ChatsRepository } from './chats.repository';
import { toMensaje } from './message.mapper';
import { MessagesRepository } from './messages.repository';
import { UnreadService } from './unread.service';

/** Reading conversations, and what each member makes of hers. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly messagesRepository: MessagesRepository,
    private readonly access: ChatAccess,
    private readonly unread: UnreadService,
    private readonly news: ChatNews,
    private readonly users: UsersService,
  ) {}

  /** A page of a folder, with what is unread in all. */
  async list(user: CurrentUser, { carpeta, q, page, limit }: Parsed<typeof chats.list>['query']) {
    const [{ docs, total }, unreadCount] = await Promise.all([
      this.repository.findPage(user.id, { carpeta, words: listWords(q ?? ''), page, limit }),
      this.unread.total(user.id),
    ]);
    const cards = await this.users.findCards(
      docs.flatMap(({ participantes }) => participantes.map(({ usuarioId }) => String(usuarioId))),
    );
    return replyPage(
      docs.map((doc) => toChat(doc, user, cards)),
      total,
      { page, limit },
      { unreadCount },
    );
  }

  async get(user: CurrentUser, id: string): Promise<Chat> {
    return this.show(user, (await this.access.assertMember(user, id)).chat);
  }

  /** Messages by rising number: the newest ones, or those beyond or below a number. */
  async messages(
    user: CurrentUser,
    id: string,
    { desdeSeq, antesDeSeq, limit }: Parsed<typeof chats.messages>['query'],
  ) {
    const { chat, own } = await this.access.assertMember(user, id);
    const ascending = desdeSeq !== undefined;
    const found = await this.messagesRepository.findSpan(id, {
      after: Math.max(own.desdeSeq, desdeSeq ?? 0),
      before: antesDeSeq,
      ascending,
      limit: limit + 1,
    });
    const docs = ascending ? found.slice(0, limit) : found.slice(-limit);
    const cards = await this.users.findCards(docs.map(({ remitenteId }) => String(remitenteId)));
    const members = chat.participantes;
    return reply(
      docs.map((doc) => toMensaje(doc, user.id, { cards, members })),
      { meta: { hasMore: found.length > limit, seq: chat.seq, lecturas: toLecturas(members) } },
    );
  }

  /** Throws CHAT_NO_ENCONTRADO, and CHAT_NO_PERMITIDO for the name of what is no group of this user. */
  async update(user: CurrentUser, id: string, { nombre, ...flags }: CambioChat): Promise<Chat> {
    const { chat } = await this.access.assertMember(user, id);
    if (nombre !== undefined && (chat.tipo !== 'grupo' || String(chat.creadorId) !== user.id))
      throw new AppError('CHAT_NO_PERMITIDO', { message: 'Solo quien creó el grupo puede cambiarle el nombre.' });
    const terminos = nombre === undefined ? [] : searchTerms(nombre);
    const set = nombre === undefined ? {} : this.renamed(nombre, terminos);
    const doc = await this.repository.changeMember(user.id, id, flags, { set });
    if (!doc) throw new AppError('CHAT_NO_ENCONTRADO');
    this.news.changed(doc, nombre === undefined ? [user.id] : undefined);
    if (flags.papelera !== undefined) this.unread.scheduleUnread(String(doc._id), [user.id]);
    return this.show(user, doc);
  }

  /** Hides what was written until now from this member, for ever. */
  async clear(user: CurrentUser, id: string): Promise<null> {
    await this.access.assertMember(user, id);
    const doc = await this.repository.changeMember(user.id, id, {
      desdeSeq: '$seq',
      ultimoLeido: '$seq',
      noLeidos: 0,
      noLeidoDesde: null,
      avisado: false,
      destacado: false,
      papelera: false,
      oculta: true,
    });
    if (!doc) throw new AppError('CHAT_NO_ENCONTRADO');
    this.news.changed(doc, [user.id]);
    this.unread.scheduleUnread(String(doc._id), [user.id]);
    return null;
  }

  async show(user: CurrentUser, doc: ChatDoc): Promise<Chat> {
    return toChat(doc, user, await this.users.findCards(doc.participantes.map(({ usuarioId }) => String(usuarioId))));
  }

  private renamed(nombre: string, terminos: string[]): object {
    return { nombre: { $literal: nombre }, terminos: { $setUnion: ['$terminos', { $literal: terminos }] } };
  }
}
