import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { Bus } from './bus.service';

const TOPIC = 'realtime.presence';
/** Arrivals and departures of this long are one announcement, in milliseconds. */
const ANNOUNCE_DELAY = 50;
/** Interval at which an instance announces its whole list, which corrects missed announcements, in milliseconds. */
const LIST_PERIOD = 10_000;
/** An instance that has been silent for this long is dead, and with it its list. */
const LIST_LIFETIME = 25_000;
/** Time for which a user counts as connected after the last socket closed, in milliseconds: a page that reloads is not gone. */
const GRACE = 5_000;
const SWEEP_PERIOD = 500;

interface Announcement {
  instance: string;
  /** The whole list, in place of what was known of the instance. */
  list?: string[];
  joined?: string[];
  left?: string[];
}
interface Instance {
  heardAt: number;
  users: Set<string>;
}

/** Users connected to any instance: each instance announces the users of its own sockets. */
@Injectable()
export class Presence implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ownId = randomUUID();
  private readonly instances = new Map<string, Instance>([[this.ownId, { heardAt: 0, users: new Set() }]]);
  /** Users without a socket, and until when they count as connected. */
  private readonly leaving = new Map<string, number>();
  private readonly listeners = createListeners<[userId: string, isOnline: boolean]>();
  /** Content of the next announcement by user: true for connected, false for gone. */
  private readonly pending = new Map<string, boolean>();
  private announceTimer?: NodeJS.Timeout;
  private readonly timers: NodeJS.Timeout[] = [];
  private isStopping = false;

  constructor(private readonly bus: Bus) {
    bus.subscribe<Announcement>(TOPIC, (announcement) => this.hear(announcement));
    bus.onRecovery(() => this.recover());
  }

  onApplicationBootstrap(): void {
    this.announceList();
    this.timers.push(
      setInterval(() => this.announceList(), LIST_PERIOD).unref(),
      setInterval(() => this.sweep(), SWEEP_PERIOD).unref(),
    );
  }

  /** The sockets of this instance are being closed: its users may turn up at another one. */
  beforeApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
    clearTimeout(this.announceTimer);
    this.isStopping = true;
    this.bus.publish(TOPIC, { instance: this.ownId, list: [] } satisfies Announcement);
  }

  /** Those of these users who have a socket on any instance, or had one until a moment ago. */
  isOnline(userIds: string[]): Set<string> {
    return new Set(userIds.filter((id) => this.leaving.has(id) || this.isConnected(id)));
  }

  /** Calls back, on every instance, when a user comes or is gone; returns the way to stop. */
  onChange = this.listeners.subscribe;

  /** The first socket of a user on this instance has signed in. */
  arrived(userId: string): void {
    this.add(this.own, [userId]);
    this.announceSoon(userId, true);
  }

  /** The last socket of a user on this instance is closed. */
  departed(userId: string): void {
    if (this.isStopping) return;
    this.remove(this.own, [userId]);
    this.announceSoon(userId, false);
  }

  private get own(): Instance {
    return this.instances.get(this.ownId)!;
  }

  private isConnected(userId: string): boolean {
    for (const { users } of this.instances.values()) if (users.has(userId)) return true;
    return false;
  }

  private announceSoon(userId: string, isHere: boolean): void {
    this.pending.set(userId, isHere);
    this.announceTimer ??= setTimeout(() => this.announceChanges(), ANNOUNCE_DELAY).unref();
  }

  private announceChanges(): void {
    this.announceTimer = undefined;
    const changes = [...this.pending];
    this.pending.clear();
    const of = (isHere: boolean) => changes.filter(([, here]) => here === isHere).map(([userId]) => userId);
    this.bus.publish(TOPIC, { instance: this.ownId, joined: of(true), left: of(false) } satisfies Announcement);
  }

  private announceList(): void {
    this.pending.clear();
    this.bus.publish(TOPIC, { instance: this.ownId, list: [...this.own.users] } satisfies Announcement);
  }

  private hear({ instance: id, list, joined = [], left = [] }: Announcement): void {
    if (id === this.ownId) return;
    let instance = this.instances.get(id);
    if (!instance) {
      instance = { heardAt: 0, users: new Set() };
      this.instances.set(id, instance);
      // It has just started, or we have: it does not know our users either.
      this.announceList();
    }
    instance.heardAt = Date.now();
    const named = list && new Set(list);
    this.add(instance, list ?? joined);
    this.remove(instance, named ? [...instance.users].filter((userId) => !named.has(userId)) : left);
  }

  private add(instance: Instance, userIds: string[]): void {
    for (const userId of userIds) {
      const wasOnline = this.leaving.delete(userId) || this.isConnected(userId);
      instance.users.add(userId);
      if (!wasOnline) this.listeners.notify(userId, true);
    }
  }

  private remove(instance: Instance, userIds: string[]): void {
    for (const userId of userIds)
      if (instance.users.delete(userId) && !this.isConnected(userId)) this.leaving.set(userId, Date.now() + GRACE);
  }

  /** The others could not be heard for a while: they have as long as ever to say who is there. */
  private recover(): void {
    for (const instance of this.instances.values()) instance.heardAt = Date.now();
    this.announceList();
  }

  private sweep(): void {
    const now = Date.now();
    for (const [id, instance] of this.instances) {
      // Nobody is taken for dead by who is cut off.
      if (id === this.ownId || !this.bus.isConnected || now - instance.heardAt < LIST_LIFETIME) continue;
      this.remove(instance, [...instance.users]);
      this.instances.delete(id);
    }
    for (const [userId, until] of this.leaving) {
      if (until > now) continue;
      this.leaving.delete(userId);
      this.listeners.notify(userId, false);
    }
  }
}
