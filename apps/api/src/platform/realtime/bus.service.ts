import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Environment } from '../config/environment';
import { Instances } from './instances';
import { channelOf, type RoomKind, Rooms } from './rooms';

type Handler = (data: never) => void;
const CHANNEL = 'tuerca:bus';
/** Asks every instance to recover: somebody's announcements were lost. */
const RECOVERY_TOPIC = 'bus.recovery';
/** Follows that on each instance, once for all that ask within `RECOVERY_DELAY`; never sent to others. */
const RECOVERED_TOPIC = 'bus.recovered';
/** Follows every half second while the others' announcements do not arrive; never sent to others. */
const UNHEARD_TOPIC = 'bus.unheard';
const UNHEARD_PERIOD = 500;
/** Proves that what is published arrives, and that this instance lives. */
const ECHO_TOPIC = 'bus.echo';
/** This instance ends: the others need not wait for its silence. */
const LEFT_TOPIC = 'bus.left';
const ECHO_PERIOD = 2000;
/** Echoes that may be on their way before the connections are taken for dead: a network that says nothing closes nothing. */
const MAX_MISSING_ECHOES = 3;
/** Published bytes that Redis may leave unanswered; what comes beyond is lost, and recovered from later. */
const MAX_UNANSWERED = 8 * 1024 * 1024;
/** Several instances that find Redis again at once are one recovery, in milliseconds. */
const RECOVERY_DELAY = 100;
const MAX_RETRY_DELAY = 1000;
/** Format of announcements; those of the release before name none, and that release hears the channel of all alone. */
const FORMAT = 2;
/** More rooms than this are told together, as all instances are, rather than each. */
const MAX_ROOMS = 8;
/** Longest until an instance of the release before is heard of, in milliseconds: until then rooms are told as all are. */
const ACQUAINTANCE = ECHO_PERIOD + 500;

type DataFor = (ids: readonly string[]) => unknown;
interface RoomMark {
  key: (id: string) => string;
  /** Milliseconds. */
  lifetime: number;
}
interface Announcement {
  from: string;
  topic: string;
  data: unknown;
  format?: number;
}

/**
 * Small announcements between the instances of the API (cache invalidation, frames for sockets): Redis pub/sub when
 * REDIS_URL is set, this process alone otherwise. Nothing may depend on delivery: what matters is in the database, and when
 * announcements were lost every instance is told to read it again (`onRecovery`). Nothing waits for Redis.
 */
@Injectable()
export class Bus implements OnApplicationShutdown {
  private readonly log = new Logger('Bus');
  /** Of this instance, among all that announce. */
  readonly ownId = randomUUID();
  /** Those that live, by what is heard of them. */
  readonly instances = new Instances(this.ownId);
  /** Announcements of Redis that this instance has parsed, by topic. */
  readonly parsed = new Map<string, number>();
  private readonly rooms: Rooms;
  /** Start of what this instance itself sends, which need not be parsed. */
  private readonly ownPrefix = `{"from":"${this.ownId}","topic":"`;
  private readonly listeners = new Map<string, Set<Handler>>();
  private readonly publisher?: Redis;
  private readonly subscriber?: Redis;
  /** Whether the subscription stands. */
  private isSubscribed = false;
  private isJoined = false;
  private joinedAt = 0;
  /** Whether this instance, and whether others, may have missed something. */
  private hasMissed = false;
  private othersMissed = false;
  private unanswered = 0;
  private missingEchoes = 0;
  private recoveryTimer?: NodeJS.Timeout;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor({ REDIS_URL: url }: Environment) {
    if (url) [this.publisher, this.subscriber] = [connect(url), connect(url)];
    this.rooms = new Rooms(this.subscriber, () => this.recoverSoon());
    for (const connection of [this.publisher, this.subscriber])
      connection
        ?.on('error', (error: Error) => this.log.debug(`Redis: ${error.message}`))
        .on('close', () => this.lost());
    this.publisher?.on('ready', () => this.rejoin());
    this.subscriber?.on('ready', () => void this.listen(this.subscriber!));
    this.subscriber?.on('message', (_channel: string, text: string) => this.receive(text));
    if (!url) return;
    this.timers.push(setInterval(() => this.echo(), ECHO_PERIOD).unref());
    this.timers.push(setInterval(() => this.hears || this.deliver(UNHEARD_TOPIC, undefined), UNHEARD_PERIOD).unref());
  }

  /** Whether announcements reach all instances: false while Redis is away. */
  get isConnected(): boolean {
    return !this.publisher || this.isJoined;
  }

  /** Calls `handler` with what any instance, this one included, publishes under `topic`; returns the way to stop. */
  subscribe<T>(topic: string, handler: (data: T) => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(handler as Handler));
    return () => void listeners.delete(handler as Handler);
  }

  /** Calls back when announcements were lost and arrive again: what is kept because of them is void from then on. */
  onRecovery(listener: () => void): void {
    this.subscribe(RECOVERED_TOPIC, listener);
  }

  /**
   * Calls back every half second while Redis is away or silent: others may write what nobody announces, so that what is kept
   * until an announcement may be old.
   */
  onUnheard(listener: () => void): void {
    this.subscribe(UNHEARD_TOPIC, listener);
  }

  /** Tells every instance, this one at once and before it returns. `data` must survive JSON. */
  publish(topic: string, data: unknown): void {
    this.deliver(topic, data);
    this.send(topic, data);
  }

  /** Lets this instance hear what is told in a room, from when it resolves, until `unfollow` has been called as often. */
  follow(kind: RoomKind, id: string): Promise<void> {
    return this.rooms.follow(kind, id);
  }

  unfollow(kind: RoomKind, id: string): void {
    this.rooms.unfollow(kind, id);
  }

  /**
   * Tells the instances that follow the rooms of these ids what `dataFor` makes for each, and this one at once what it makes for
   * all. All instances hear it where rooms are many, or while one of the release before lives. `mark` is kept in Redis for as long
   * as it says, under each id.
   */
  publishTo(kind: RoomKind, ids: readonly string[], topic: string, dataFor: DataFor, mark?: RoomMark): void {
    const all = dataFor(ids);
    this.deliver(topic, all);
    if (!this.publisher) return;
    if (!this.reachesRooms || ids.length > MAX_ROOMS) return this.send(topic, all);
    for (const id of ids) {
      if (mark && this.publisher.status === 'ready')
        this.publisher.set(mark.key(id), '', 'PX', mark.lifetime).catch(() => (this.othersMissed = true));
      this.send(topic, dataFor([id]), channelOf(kind, id));
    }
  }

  /** True while every living instance follows the channels of rooms: a room is told there alone. */
  get reachesRooms(): boolean {
    return this.isJoined && !this.instances.hasOlder && Date.now() - this.joinedAt > ACQUAINTANCE;
  }

  onApplicationShutdown(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    clearTimeout(this.recoveryTimer);
    this.send(LEFT_TOPIC, {});
    for (const connection of [this.publisher, this.subscriber]) {
      connection?.removeAllListeners('close');
      connection?.disconnect();
    }
  }

  /** An echo that is a whole period late is not yet a lost connection, but nothing can be relied upon any more. */
  private get hears(): boolean {
    return this.isJoined && this.missingEchoes <= 1;
  }

  private send(topic: string, data: unknown, channel = CHANNEL): void {
    if (!this.publisher) return;
    const text = JSON.stringify({ from: this.ownId, topic, data, format: FORMAT } satisfies Announcement);
    if (this.publisher.status !== 'ready' || this.unanswered + text.length > MAX_UNANSWERED) {
      this.othersMissed = true;
      return;
    }
    this.unanswered += text.length;
    this.publisher
      .publish(channel, text)
      .catch(() => (this.othersMissed = true))
      .finally(() => (this.unanswered -= text.length));
  }

  private async listen(subscriber: Redis): Promise<void> {
    try {
      await subscriber.subscribe(CHANNEL, ...this.rooms.channels);
      this.isSubscribed = true;
      this.rejoin();
    } catch (error) {
      this.log.warn(`Redis: ${error instanceof Error ? error.message : String(error)}`);
      subscriber.disconnect(true);
    }
  }

  private lost(): void {
    if (this.subscriber?.status !== 'ready') this.isSubscribed = false;
    if (!this.isJoined) return;
    this.isJoined = false;
    this.hasMissed = true;
    this.log.warn('Redis is away: this instance is alone until it is back');
  }

  /** Both connections stand: from here on announcements arrive, and what was missed before is read again. */
  private rejoin(): void {
    if (this.isJoined || !this.isSubscribed || this.publisher?.status !== 'ready') return;
    this.isJoined = true;
    this.joinedAt = Date.now();
    this.missingEchoes = 0;
    this.instances.waitAnew();
    this.send(ECHO_TOPIC, {});
    if (this.hasMissed) this.log.log('Redis is back');
    if (this.othersMissed || this.hasMissed) this.recoverEverywhere();
  }

  private recoverEverywhere(): void {
    this.hasMissed = this.othersMissed = false;
    this.publish(RECOVERY_TOPIC, {});
  }

  private echo(): void {
    if (!this.isJoined) return;
    // A single announcement failed, or was too much at once.
    if (this.othersMissed && this.unanswered < MAX_UNANSWERED / 2) this.recoverEverywhere();
    if (this.missingEchoes++ < MAX_MISSING_ECHOES) return this.send(ECHO_TOPIC, {});
    // A goodbye would wait for an answer; both come back by themselves.
    for (const connection of [this.publisher, this.subscriber]) connection?.stream.destroy();
  }

  private receive(text: string): void {
    if (text.startsWith(this.ownPrefix)) return this.receiveOwn(text);
    const { from, topic, data, format } = JSON.parse(text) as Announcement;
    this.parsed.set(topic, (this.parsed.get(topic) ?? 0) + 1);
    if (topic === LEFT_TOPIC) return this.instances.left(from);
    // It does not know this one either.
    if (this.instances.heard(from, format === undefined)) this.send(ECHO_TOPIC, {});
    this.deliver(topic, data);
  }

  private receiveOwn(text: string): void {
    if (!text.startsWith(ECHO_TOPIC, this.ownPrefix.length)) return;
    this.missingEchoes = 0;
    this.instances.forgetSilent();
  }

  private deliver(topic: string, data: unknown): void {
    if (topic === RECOVERY_TOPIC) this.recoverSoon();
    for (const listener of this.listeners.get(topic) ?? []) this.call(() => listener(data as never));
  }

  private recoverSoon(): void {
    this.recoveryTimer ??= setTimeout(() => this.recover(), RECOVERY_DELAY).unref();
  }

  private recover(): void {
    this.recoveryTimer = undefined;
    this.deliver(RECOVERED_TOPIC, undefined);
  }

  private call(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

/** A connection whose commands fail at once while it is lost, and that heals by itself. */
const connect = (url: string): Redis =>
  new Redis(url, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
    // How long a goodbye waits for an answer, also of a connection that is gone already.
    disconnectTimeout: 200,
    retryStrategy: (times: number) => Math.min(times * 100, MAX_RETRY_DELAY),
  });
