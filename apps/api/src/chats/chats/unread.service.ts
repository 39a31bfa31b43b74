import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import { ChatsRepository } from './chats.repository';

/** Readings begin no sooner after one another, in milliseconds: one for each batch of messages would hold up the next batch. */
const READING_PAUSE = 100;

/** Numbers of unread messages, as the database has them. */
@Injectable()
export class UnreadService {
  private readonly log = new Logger('Chats');
  /** Conversations of each user whose figures have to be told. */
  private changed = new Map<string, Set<string>>();
  private isRunning = false;

  constructor(
    private readonly chats: ChatsRepository,
    private readonly realtime: RealtimeService,
  ) {}

  /** Messages that a user has not read in all conversations outside the trash. */
  async total(userId: string): Promise<number> {
    return (await this.chats.countUnread([userId])).get(userId) ?? 0;
  }

  /** Tells users what is unread now: at once, or together with all that changes until the next reading. */
  scheduleUnread(chatId: string, userIds: readonly string[]): void {
    for (const userId of userIds) {
      const chatIds = this.changed.get(userId) ?? new Set();
      this.changed.set(userId, chatIds.add(chatId));
    }
    if (!this.isRunning) void this.work();
  }

  private async work(): Promise<void> {
    this.isRunning = true;
    await new Promise(setImmediate);
    while (this.changed.size) {
      const changed = this.changed;
      this.changed = new Map();
      await this.tell(changed).catch((error: unknown) => this.log.warn(error));
      await sleep(READING_PAUSE, undefined, { ref: false });
    }
    this.isRunning = false;
  }

  private async tell(changed: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const [totals, byChat] = await Promise.all([
      this.chats.countUnread([...changed.keys()]),
      this.chats.unreadByChat([...new Set([...changed.values()].flatMap((ids) => [...ids]))]),
    ]);
    for (const [userId, chatIds] of changed)
      for (const chatId of chatIds) {
        const data = {
          unreadCount: totals.get(userId) ?? 0,
          chatId,
          chatUnread: byChat.get(chatId)?.get(userId) ?? 0,
        };
        this.realtime.toUser(userId, {
          type: 'chat',
          action: 'unread_count_update',
          data,
        } satisfies ChatEvent<'unread_count_update'>);
      }
  }
}
