import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ChatEvent } from '@tuerca/contracts/chats/frames';
import { TYPING_TIMEOUT } from '@tuerca/contracts/chats/rules';
import type { CurrentUser } from '../platform/common/current-user';
import { RealtimeService } from '../platform/realtime/realtime.service';
import { ChatAccess } from './chat-access.service';

/** Keystrokes come one by one; the others hear of them this often, in milliseconds. */
const FORWARD_EVERY = 1000;

interface Typing {
  forwardedAt: number;
  timer: NodeJS.Timeout;
}

/** Tells members that somebody is writing. Nothing of it is stored. */
@Injectable()
export class TypingService implements OnApplicationShutdown {
  private readonly typing = new Map<string, Typing>();

  constructor(
    private readonly access: ChatAccess,
    private readonly realtime: RealtimeService,
  ) {}

  /** Throws CHAT_NO_ENCONTRADO. Whoever stays silent stops by herself. */
  async set(user: CurrentUser, chatId: string, isTyping: boolean): Promise<void> {
    const key = `${chatId.toLowerCase()} ${user.id}`;
    const known = this.typing.get(key);
    if (isTyping && known && Date.now() - known.forwardedAt < FORWARD_EVERY) {
      known.timer.refresh();
      return;
    }
    const { chat } = await this.access.assertMember(user, chatId);
    const recipients = chat.participantes.map(({ usuarioId }) => String(usuarioId)).filter((id) => id !== user.id);
    if (!isTyping) return this.stop(key, recipients);
    clearTimeout(this.typing.get(key)?.timer);
    const timer = setTimeout(() => this.stop(key, recipients), TYPING_TIMEOUT + FORWARD_EVERY).unref();
    this.typing.set(key, { forwardedAt: Date.now(), timer });
    this.forward(key, recipients, true);
  }

  onApplicationShutdown(): void {
    for (const { timer } of this.typing.values()) clearTimeout(timer);
    this.typing.clear();
  }

  private stop(key: string, recipients: string[]): void {
    clearTimeout(this.typing.get(key)?.timer);
    this.typing.delete(key);
    this.forward(key, recipients, false);
  }

  private forward(key: string, recipients: string[], isTyping: boolean): void {
    const [chatId, userId] = key.split(' ') as [string, string];
    const frame: ChatEvent<'typing_status'> = { type: 'chat', action: 'typing_status', chatId, userId, isTyping };
    this.realtime.toUsers(recipients, { ...frame }, { droppable: true });
  }
}
