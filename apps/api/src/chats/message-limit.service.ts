import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES_PER_MINUTE } from '@tuerca/contracts/chats/rules';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../platform/common/app-error';
import { Environment } from '../platform/config/environment';

/** A Redis that says nothing is as good as none, after so many milliseconds. */
const REDIS_PATIENCE = 500;

/** Messages that an account may store in a minute: over all instances with Redis, and of this one while Redis is away. LIMITE_FACTOR widens it. */
@Injectable()
export class MessageLimit implements OnApplicationShutdown {
  private readonly redis?: Redis;
  private readonly limiter: RateLimiterAbstract;

  constructor({ REDIS_URL, LIMITE_FACTOR }: Environment) {
    const points = Math.max(1, Math.round(MESSAGES_PER_MINUTE * LIMITE_FACTOR));
    const options = { points, duration: 60, keyPrefix: 'tuerca:mensajes' };
    const memory = new RateLimiterMemory(options);
    if (REDIS_URL) {
      this.redis = new Redis(REDIS_URL, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 1,
        commandTimeout: REDIS_PATIENCE,
        disconnectTimeout: REDIS_PATIENCE,
      });
      // Told by the bus, which uses the same server.
      this.redis.on('error', () => undefined);
      this.limiter = new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory });
    } else this.limiter = memory;
  }

  /** Takes one; throws DEMASIADOS_MENSAJES with the seconds to wait. */
  async take(userId: string): Promise<void> {
    try {
      await this.limiter.consume(userId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('DEMASIADOS_MENSAJES', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    }
  }

  /** Gives one back: nothing was stored. */
  async giveBack(userId: string): Promise<void> {
    await this.limiter.reward(userId);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
