import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Kinds of rooms: what a person's devices, or those that have a conversation open, are told. */
export type RoomKind = 'user' | 'chat';

/** Longest that a room is waited for, in milliseconds. */
const PATIENCE = 500;

/** Channel of Redis for what concerns one person or conversation. */
export const channelOf = (kind: RoomKind, id: string): string => `tuerca:${kind}:${id}`;

interface Followed {
  /** Followers in this process. */
  count: number;
  /** Resolves when what is told arrives, or when that takes too long. */
  standing: Promise<void>;
}

/** Rooms that somebody at this instance follows: their channels are subscribed, no others. */
export class Rooms {
  private readonly followed = new Map<string, Followed>();

  /** `onLate` is called when a room was waited for in vain and stands after all: something may have been missed. */
  constructor(
    private readonly subscriber: Redis | undefined,
    private readonly onLate: () => void,
  ) {}

  /** All of them, for a new connection. */
  get channels(): string[] {
    return [...this.followed.keys()];
  }

  /** From when this resolves what is told there is heard, until `unfollow` has been called as often; never fails. */
  follow(kind: RoomKind, id: string): Promise<void> {
    const channel = channelOf(kind, id);
    const known = this.followed.get(channel);
    const followed = known ?? { count: 0, standing: this.subscribe(channel) };
    followed.count++;
    this.followed.set(channel, followed);
    return followed.standing;
  }

  unfollow(kind: RoomKind, id: string): void {
    const channel = channelOf(kind, id);
    const followed = this.followed.get(channel);
    if (!followed || --followed.count > 0) return;
    this.followed.delete(channel);
    if (this.subscriber?.status === 'ready') this.subscriber.unsubscribe(channel).catch(() => undefined);
  }

  private async subscribe(channel: string): Promise<void> {
    // A connection that comes back subscribes to all.
    if (this.subscriber?.status !== 'ready') return;
    const { subscriber } = this;
    const subscribed = subscriber.subscribe(channel).then(
      () => true,
      () => {
        subscriber.disconnect(true);
        return true;
      },
    );
    const isInTime = await Promise.race([subscribed, pause(PATIENCE, false, { ref: false })]);
    if (!isInTime) void subscribed.then(this.onLate);
  }
}
