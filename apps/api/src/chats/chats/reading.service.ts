import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import type { ChatUnread } from '@tuerca/contracts/chats/chats/schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import type { ChatDoc } from './chat.schema';
import { ChatAccess } from './chat-access.service';
import { MensajesLeidos } from './chats.events';
import { memberOf } from './chats.mapper';
import { ChatsRepository } from './chats.repository';
import { MessagesRepository } from './messages.repository';
import { UnreadService } from './unread.service';

const MAX_ATTEMPTS = 10;

/** Marking messages as read. */
@Injectable()
export class ReadingService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly access: ChatAccess,
    private readonly unread: UnreadService,
    private readonly realtime: RealtimeService,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
  ) {}

  /** Up to a number, or all that there is. Answers what is left unread. */
  async read(user: CurrentUser, chatId: string, until?: number): Promise<ChatUnread> {
    return this.readTo(user, chatId, until ?? Infinity, []);
  }

  /** Up to the last of these messages. */
  async readMessages(user: CurrentUser, chatId: string, messageIds: string[]): Promise<void> {
    await this.access.assertMember(user, chatId);
    const until = await this.messages.lastSeqOf(chatId, messageIds);
    if (until) await this.readTo(user, chatId, until, messageIds);
  }

  private async readTo(user: CurrentUser, chatId: string, until: number, messageIds: string[]): Promise<ChatUnread> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const { chat, own } = await this.access.assertMember(user, chatId);
      const last = Math.min(until, chat.seq);
      if (last <= own.ultimoLeido) return this.left(user, own.noLeidos);
      const doc = await this.write(user.id, chat, last);
      if (!doc) continue;
      this.tell(user, doc, { hastaSeq: last, messageIds });
      if (own.avisado)
        await emitInTurn(this.events, MensajesLeidos.event, new MensajesLeidos(user.id, chatId, own.ultimoLeido));
      return this.left(user, memberOf(doc, user.id)?.noLeidos ?? 0);
    }
    throw new AppError('ESTADO_CAMBIO');
  }

  /**
   * Takes off what was read, while this member's mark is where it was: messages only ever come behind `last`, so that their
   * number stands whatever is written meanwhile. Null when another device of hers has moved the mark.
   */
  private async write(userId: string, chat: ChatDoc, last: number): Promise<ChatDoc | null> {
    const { ultimoLeido, noLeidos } = memberOf(chat, userId)!;
    const id = String(chat._id);
    const read = last === chat.seq ? noLeidos : await this.messages.countOthers(id, userId, ultimoLeido, last);
    const left = { $subtract: ['$$m.noLeidos', read] };
    return this.chats.changeMember(
      userId,
      id,
      {
        ultimoLeido: last,
        noLeidos: left,
        noLeidoDesde: { $cond: [{ $gt: [left, 0] }, this.clock.now(), null] },
        avisado: false,
      },
      { when: { ultimoLeido } },
    );
  }

  private tell(
    user: CurrentUser,
    { _id, participantes }: ChatDoc,
    read: { hastaSeq: number; messageIds: string[] },
  ): void {
    const chatId = String(_id);
    const frame: ChatEvent<'messages_read'> = {
      type: 'chat',
      action: 'messages_read',
      chatId,
      readBy: user.id,
      ...read,
    };
    this.realtime.toUsers(
      participantes.map(({ usuarioId }) => String(usuarioId)),
      { ...frame },
    );
    this.unread.scheduleUnread(chatId, [user.id]);
  }

  private async left(user: CurrentUser, unreadCount: number): Promise<ChatUnread> {
    return { unreadCount, total: await this.unread.total(user.id) };
  }
}
