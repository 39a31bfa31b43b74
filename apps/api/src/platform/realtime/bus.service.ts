import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { Environment } from '../config/environment';

type Handler = (data: never) => void;
const CHANNEL = 'tuerca:bus';

/**
 * Small announcements between the instances of the API (cache invalidation, frames for sockets): Redis pub/sub when
 * REDIS_URL is set, this process alone otherwise. Nothing may depend on delivery: what matters is in the database.
 */
@Injectable()
export class Bus implements OnApplicationShutdown {
  private readonly log = new Logger('Bus');
  private readonly ownId = randomUUID();
  private readonly listeners = new Map<string, Set<Handler>>();
  private readonly publisher?: Redis;
  private readonly subscriber?: Redis;

  constructor(env: Environment) {
    if (!env.REDIS_URL) return;
    // A lost Redis must not hold requests back: commands fail at once, the connection heals by itself.
    const options = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      retryStrategy: (times: number) => Math.min(times * 200, 3000),
    };
    this.publisher = new Redis(env.REDIS_URL, options);
    this.subscriber = new Redis(env.REDIS_URL, { ...options, enableOfflineQueue: true, autoResubscribe: true });
    for (const connection of [this.publisher, this.subscriber])
      connection.on('error', (error: Error) => this.log.warn(`Redis: ${error.message}`));
    this.subscriber.on('message', (_channel: string, text: string) => this.receive(text));
    void this.subscriber.subscribe(CHANNEL).catch((error: Error) => this.log.warn(`Redis: ${error.message}`));
  }

  /** Calls `handler` with what any instance, this one included, publishes under `topic`; returns the way to stop. */
  subscribe<T>(topic: string, handler: (data: T) => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(handler as Handler));
    return () => void listeners.delete(handler as Handler);
  }

  /** Tells every instance, this one at once and before it returns. `data` must survive JSON. */
  publish(topic: string, data: unknown): void {
    this.deliver(topic, data);
    void this.publisher
      ?.publish(CHANNEL, JSON.stringify({ from: this.ownId, topic, data }))
      .catch((error: Error) => this.log.warn(`Redis: ${error.message}`));
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  private receive(text: string): void {
    const { from, topic, data } = JSON.parse(text) as { from: string; topic: string; data: unknown };
    if (from !== this.ownId) this.deliver(topic, data);
  }

  private deliver(topic: string, data: unknown): void {
    for (const listener of this.listeners.get(topic) ?? []) {
      try {
        listener(data as never);
      } catch (error) {
        this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
    }
  }
}
