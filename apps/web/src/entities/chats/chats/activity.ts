import { TYPING_TIMEOUT } from '@tuerca/contracts/chats/chats/rules';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { TYPING_REPEAT } from './typing-sender';

/** Account ids of a conversation's members who are connected, and of those who type. */
export interface ChatActivity {
  online: readonly string[];
  typing: readonly string[];
}

const NOTHING: ChatActivity = { online: [], typing: [] };

/** Presence and typing of others in the open conversations. A 'typing' that is not renewed expires by itself. */
export class Activity {
  private readonly known = new Map<string, ChatActivity>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = createListeners();

  of = (chatId: string): ChatActivity => this.known.get(chatId) ?? NOTHING;

  subscribe = this.listeners.subscribe;

  online(chatId: string, online: readonly string[]): void {
    this.set(chatId, { ...this.of(chatId), online });
  }

  typing(chatId: string, userId: string, isTyping: boolean): void {
    const key = `${chatId} ${userId}`;
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    const { typing } = this.of(chatId);
    if (isTyping) {
      const end = () => this.typing(chatId, userId, false);
      this.timers.set(key, setTimeout(end, TYPING_TIMEOUT + TYPING_REPEAT));
    }
    if (typing.includes(userId) === isTyping) return;
    const next = isTyping ? [...typing, userId] : typing.filter((one) => one !== userId);
    this.set(chatId, { ...this.of(chatId), typing: next });
  }

  /** Clears the activity of a conversation; of all without `chatId`. */
  forget(chatId?: string): void {
    for (const [key, timer] of this.timers) {
      if (chatId && !key.startsWith(`${chatId} `)) continue;
      clearTimeout(timer);
      this.timers.delete(key);
    }
    if (chatId) this.known.delete(chatId);
    else this.known.clear();
    this.listeners.notify();
  }

  private set(chatId: string, activity: ChatActivity): void {
    this.known.set(chatId, activity);
    this.listeners.notify();
  }
}
