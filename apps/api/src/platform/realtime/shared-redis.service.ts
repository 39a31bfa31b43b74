import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Environment } from '../config/environment';
import { Bus } from './bus.service';

/** A Redis that says nothing is as good as none, after so many milliseconds. */
const PATIENCE = 500;
/** Then its connection is dead, too. Longer, because the thread may be what was busy. */
const SOCKET_PATIENCE = 2000;
const MAX_RETRY_DELAY = 1000;

/** The connection for what all instances count together; commands of a lost one fail at once. */
@Injectable()
export class SharedRedis implements OnApplicationShutdown {
  /** Undefined without REDIS_URL: this instance is alone. */
  readonly client?: Redis;

  constructor(
    env: Environment,
    readonly bus: Bus,
  ) {
    if (!env.REDIS_URL) return;
    this.client = new Redis(env.REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 5000,
      commandTimeout: PATIENCE,
      socketTimeout: SOCKET_PATIENCE,
      disconnectTimeout: PATIENCE,
      retryStrategy: (times: number) => Math.min(times * 100, MAX_RETRY_DELAY),
    });
    // Told by the bus, which uses the same server.
    this.client.on('error', () => undefined);
  }

  /** Part of a limit for this instance while Redis is away, so that all together keep to it. */
  shareOf(limit: number): number {
    return Math.max(1, Math.floor(limit / this.bus.instances.count));
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}
