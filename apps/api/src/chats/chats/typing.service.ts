import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { TYPING_TIMEOUT } from '@tuerca/contracts/chats/chats/rules';
import type { CurrentUser } from '../../platform/common/current-user';
import { ChatAccess } from './chat-access.service';
import { JoinedChats } from './joined-chats.service';

/** Keystrokes come one by one; the others hear of them this often, in milliseconds. */
const FORWARD_EVERY = 1000;

interface Typing {
  forwardedAt: number;
  timer: NodeJS.Timeout;
}

const keyOf = (user: CurrentUser, chatId: string): string => `${chatId} ${user.id}`;

/** Tells members who have the conversation open that somebody is writing. Nothing of it is stored. */
@Injectable()
export class TypingService implements OnApplicationShutdown {
  private readonly typing = new Map<string, Typing>();

  constructor(
    private readonly access: ChatAccess,
    private readonly joined: JoinedChats,
  ) {}

  /** Throws CHAT_NO_ENCONTRADO. Whoever stays silent stops by herself. */
  async set(user: CurrentUser, chatId: string, isTyping: boolean): Promise<void> {
    const key = keyOf(user, chatId);
    const known = this.typing.get(key);
    if (isTyping && known && Date.now() - known.forwardedAt < FORWARD_EVERY) {
      known.timer.refresh();
      return;
    }
    await this.access.assertMember(user, chatId);
    if (!isTyping) return this.stop(key);
    clearTimeout(this.typing.get(key)?.timer);
    const timer = setTimeout(() => this.stop(key), TYPING_TIMEOUT + FORWARD_EVERY).unref();
    this.typing.set(key, { forwardedAt: Date.now(), timer });
    this.forward(key, true);
  }

  /** Ends what she was typing when she leaves the conversation. */
  leave(user: CurrentUser, chatId: string): void {
    const key = keyOf(user, chatId);
    if (this.typing.has(key)) this.stop(key);
  }

  onApplicationShutdown(): void {
    for (const { timer } of this.typing.values()) clearTimeout(timer);
    this.typing.clear();
  }

  private stop(key: string): void {
    clearTimeout(this.typing.get(key)?.timer);
    this.typing.delete(key);
    this.forward(key, false);
  }

  private forward(key: string, isTyping: boolean): void {
    const [chatId, userId] = key.split(' ') as [string, string];
    const frame: ChatEvent<'typing_status'> = { type: 'chat', action: 'typing_status', chatId, userId, isTyping };
    this.joined.sendToOthers(chatId, userId, { ...frame });
  }
}
