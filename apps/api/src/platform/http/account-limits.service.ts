import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { AppError } from '../common/app-error';
import { Environment } from '../config/environment';
import { SharedLimits } from '../realtime/shared-limits.service';

const HOUR_SECONDS = 3600;

/** Limits per account, over all instances. LIMITE_FACTOR widens them. */
@Injectable()
export class AccountLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly env: Environment,
    private readonly limits: SharedLimits,
  ) {}

  /** `calls` in `duration` seconds of each account, under a name of its own. */
  of(name: string, calls: number, duration: number): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = this.limits.of(name, Math.max(1, Math.round(calls * this.env.LIMITE_FACTOR)), duration);
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
}
