import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { AuthRepository } from './auth.repository';
import { fingerprint } from '../platform/common/keys';

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

/** How often something may be tried within a window. */
export interface Quota {
  /** What is counted, e.g. 'cuenta:ana@…': stored hashed. */
  key: string;
  max: number;
  windowSeconds: number;
}

/** Counters that all instances share, in fixed windows; LIMITE_FACTOR widens them for load tests. */
@Injectable()
export class ThrottleService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  /** Takes one of every quota, before the work; throws DEMASIADAS_SOLICITUDES when one is used up. Returns the way to give them back. */
  async take(quotas: Quota[]): Promise<() => Promise<void>> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const taken: string[] = [];
    for (const { key, max, windowSeconds } of quotas) {
      const start = now - (now % windowSeconds);
      const id = fingerprint(`${key}|${windowSeconds}|${start}`);
      const limit = Math.max(1, Math.round(max * this.env.LIMITE_FACTOR));
      if (await this.repository.countUp(id, limit, new Date((start + windowSeconds) * 1000))) {
        taken.push(id);
        continue;
      }
      if (taken.length) await this.repository.countDown(taken);
      throw new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: start + windowSeconds - now });
    }
    return () => this.repository.countDown(taken);
  }
}
