import { Injectable } from '@nestjs/common';
import { Bus } from './bus.service';
import { SharedRedis } from './shared-redis.service';

/** Time for which a notification is remembered, in milliseconds: the web asks for less. */
const MEMORY = 5 * 60_000;

/** Kept in Redis with each notification in a person's room: for instances that did not follow it yet. */
export const TOLD_MARK = { key: (id: string): string => `tuerca:told:${id}`, lifetime: MEMORY };

/**
 * For how long nothing was told to whom, by this instance's monotonic clock: a socket that signs in learns it, and its page need not
 * read again what it has just read. While announcements of other instances may be missing, nobody counts as quiet.
 */
@Injectable()
export class QuietPeriods {
  /** Time of the last notification by id, oldest first. */
  private readonly told = new Map<string, number>();
  /** Nothing is known of what was told before. */
  private since = performance.now();

  constructor(
    private readonly bus: Bus,
    private readonly redis: SharedRedis,
  ) {
    bus.onRecovery(() => this.forget());
  }

  /** Something was told to these people, here or, where this instance hears it, at another, whether they were connected or not. */
  interrupt(ids: readonly string[]): void {
    const now = performance.now();
    for (const id of ids) {
      this.told.delete(id);
      this.told.set(id, now);
    }
    for (const [id, at] of this.told) {
      if (now - at < MEMORY) return;
      this.told.delete(id);
    }
  }

  /** Learns when these people, whose rooms are followed from now on, were told something by others. One round trip with Redis. */
  async learn(ids: readonly string[]): Promise<void> {
    const { client } = this.redis;
    if (!client) return;
    try {
      const left = await Promise.all(ids.map((id) => client.pttl(TOLD_MARK.key(id))));
      const now = performance.now();
      for (const [i, id] of ids.entries())
        if (left[i]! > 0) this.told.set(id, Math.max(this.told.get(id) ?? 0, now - (MEMORY - left[i]!)));
    } catch {
      // Nobody can tell.
      this.interrupt(ids);
    }
  }

  /** For how many milliseconds nothing was told to any of these ids (a business and who acts for it), as far as this instance has learned. */
  msOf(ids: readonly string[]): number {
    if (!this.bus.isConnected) return 0;
    const last = Math.max(this.since, ...ids.map((id) => this.told.get(id) ?? 0));
    return Math.floor(performance.now() - last);
  }

  private forget(): void {
    this.told.clear();
    this.since = performance.now();
  }
}
