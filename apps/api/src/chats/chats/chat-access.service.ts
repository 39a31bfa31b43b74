import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { takesPart } from './chat.policy';
import type { ChatDoc, MemberDoc } from './chat.schema';
import { memberOf } from './chats.mapper';
import { ChatsRepository } from './chats.repository';

/** A conversation and what it is to the member who asked for it. */
export interface OwnChat {
  chat: ChatDoc;
  own: MemberDoc;
}

/**
 * Access to a conversation: its members, as the database has them at this moment. Every call and every frame asks here, or has
 * the same condition in its write.
 */
@Injectable()
export class ChatAccess {
  constructor(private readonly chats: ChatsRepository) {}

  /** Throws CHAT_NO_ENCONTRADO for whoever is no member, as if it did not exist. */
  async assertMember(user: CurrentUser, chatId: string): Promise<OwnChat> {
    const chat = await this.chats.findOwn(user.id, chatId);
    const own = chat && memberOf(chat, user.id);
    if (!own) throw new AppError('CHAT_NO_ENCONTRADO');
    return { chat, own };
  }

  /** For frames, whose senders no route has looked at; throws SIN_PERMISO for roles without conversations. */
  assertRole({ role }: CurrentUser): void {
    if (!takesPart(role)) throw new AppError('SIN_PERMISO');
  }
}
