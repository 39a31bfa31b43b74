import { Injectable } from '@nestjs/common';
import { MAX_PARTICIPANTES } from '@tuerca/contracts/chats/chats/rules';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { ChatAccess } from './chat-access.service';
import { ChatNews } from './chat-news.service';
import { memberOf } from './chats.mapper';
import { ChatsRepository } from './chats.repository';
import { ChatsService } from './chats.service';
import { newMember } from './new-chat';
import { RelationsService } from './relations.service';
import { UnreadService } from './unread.service';

/** Members of a group: its creator adds and removes them, everybody may leave. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly service: ChatsService,
    private readonly access: ChatAccess,
    private readonly relations: RelationsService,
    private readonly news: ChatNews,
    private readonly unread: UnreadService,
    private readonly clock: Clock,
  ) {}

  /** Adds a member, who sees the messages written from then on. Throws CHAT_NO_ENCONTRADO, CHAT_NO_PERMITIDO or CHAT_LLENO. */
  async add(user: CurrentUser, chatId: string, id: string): Promise<Chat> {
    const { chat } = await this.access.assertMember(user, chatId);
    if (chat.tipo !== 'grupo' || String(chat.creadorId) !== user.id) throw new AppError('CHAT_NO_PERMITIDO');
    if (memberOf(chat, id)) return this.service.show(user, chat);
    const card = (await this.relations.assertMayWrite(user, [id])).get(id);
    const doc = await this.repository.addMember(
      user.id,
      chatId,
      newMember(this.repository.toId(id), { now: this.clock.now(), oculta: false }),
      { max: MAX_PARTICIPANTES, terminos: searchTerms(card?.nombreVisible) },
    );
    if (!doc) return this.notAdded(user, chatId, id);
    this.news.membersChanged(doc, id);
    return this.service.show(user, doc);
  }

  /** Throws CHAT_NO_ENCONTRADO, also for somebody who is not in it, and CHAT_NO_PERMITIDO. */
  async remove(user: CurrentUser, chatId: string, id: string): Promise<null> {
    const { chat } = await this.access.assertMember(user, chatId);
    const isOwn = id === user.id;
    if (chat.tipo !== 'grupo' || (!isOwn && String(chat.creadorId) !== user.id))
      throw new AppError('CHAT_NO_PERMITIDO');
    const doc = await this.repository.removeMember(user.id, chatId, id);
    if (!doc) throw new AppError('CHAT_NO_ENCONTRADO');
    this.news.membersChanged(doc, id);
    this.unread.scheduleUnread(chatId, [id]);
    return null;
  }

  private async notAdded(user: CurrentUser, chatId: string, userId: string): Promise<Chat> {
    const { chat } = await this.access.assertMember(user, chatId);
    if (!memberOf(chat, userId)) throw new AppError('CHAT_LLENO');
    return this.service.show(user, chat);
  }
}
