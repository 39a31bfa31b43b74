import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { SharedRedis } from './shared-redis.service';

/**
 * Limits in windows of time: counted over all instances with Redis. While Redis is away each instance counts alone, at the
 * limit divided by the instances last seen, and nobody is refused or kept waiting because of Redis.
 */
@Injectable()
export class SharedLimits {
  private readonly insurances: { memory: RateLimiterMemory; points: number }[] = [];

  constructor(private readonly redis: SharedRedis) {
    redis.bus.instances.onChange(() => this.insurances.forEach((insurance) => this.divide(insurance)));
  }

  /** `points` in `duration` seconds of each key, under a name of its own. Create it once: it keeps what it counts. */
  of(name: string, points: number, duration: number): RateLimiterAbstract {
    const memory = new RateLimiterMemory({ points, duration });
    if (!this.redis.client) return memory;
    const insurance = { memory, points };
    this.insurances.push(insurance);
    this.divide(insurance);
    return new RateLimiterRedis({
      points,
      duration,
      keyPrefix: `tuerca:${name}`,
      storeClient: this.redis.client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
      // Redis is not asked about who is refused already.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  private divide({ memory, points }: { memory: RateLimiterMemory; points: number }): void {
    memory.points = this.redis.shareOf(points);
  }
}
