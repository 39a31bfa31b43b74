import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { AppError } from '../common/app-error';
import { Environment } from '../config/environment';

/** A Redis that says nothing is as good as none, after so many milliseconds. */
const REDIS_PATIENCE = 500;
const HOUR_SECONDS = 3600;

/** Limits per account: over all instances with Redis, and of this one while Redis is away. LIMITE_FACTOR widens it. */
@Injectable()
export class AccountLimits implements OnApplicationShutdown {
  private readonly redis?: Redis;
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly env: Environment) {
    if (!env.REDIS_URL) return;
    this.redis = new Redis(env.REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: REDIS_PATIENCE,
      disconnectTimeout: REDIS_PATIENCE,
    });
    // Told by the bus, which uses the same server.
    this.redis.on('error', () => undefined);
  }

  /** `calls` in `duration` seconds of each account, under a name of its own. */
  of(name: string, calls: number, duration: number): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const points = Math.max(1, Math.round(calls * this.env.LIMITE_FACTOR));
    const options = { points, duration, keyPrefix: `tuerca:${name}` };
    const memory = new RateLimiterMemory(options);
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
      : memory;
    this.limiters.set(name, limiter);
    return limiter;
  }

  /** Takes one; throws what `refuse` makes of the seconds to wait. */
  async take(limiter: RateLimiterAbstract, userId: string, refuse: (retryAfter: number) => AppError): Promise<void> {
    try {
      await limiter.consume(userId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw refuse(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  }

  /** Counts a call whose contract names a limit per account; throws DEMASIADAS_SOLICITUDES with the contract's sentence. */
  async count({ accountLimit }: AnyEndpoint, userId: string): Promise<void> {
    if (!accountLimit) return;
    const limiter = this.of(`cuenta:${accountLimit.name}`, accountLimit.perHour, HOUR_SECONDS);
    await this.take(
      limiter,
      userId,
      (retryAfter) => new AppError('DEMASIADAS_SOLICITUDES', { message: accountLimit.message, retryAfter }),
    );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
