import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { fingerprint } from '../../platform/common/keys';
import { Environment } from '../../platform/config/environment';
import { AuthRepository } from './auth.repository';

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

/** Attempts that are allowed within a window. */
export interface Quota {
  /** Subject that is counted, e.g. 'cuenta:ana@…': stored hashed. */
  key: string;
  max: number;
  windowSeconds: number;
}

/** Whether this is what `take` throws when a quota is used up. */
export const isLimit = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'DEMASIADAS_SOLICITUDES';

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
    const counters = quotas.map(({ key, max, windowSeconds }) => {
      const start = now - (now % windowSeconds);
      return {
        id: fingerprint(`${key}|${windowSeconds}|${start}`),
        max: Math.max(1, Math.round(max * this.env.LIMITE_FACTOR)),
        expira: new Date((start + windowSeconds) * 1000),
      };
    });
    const full = await this.repository.countUp(counters);
    const taken = counters.filter((counter) => !full.includes(counter)).map(({ id }) => id);
    if (full.length) {
      if (taken.length) await this.repository.countDown(taken);
      const free = Math.max(...full.map(({ expira }) => expira.getTime() / 1000));
      throw new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: free - now });
    }
    return () => this.repository.countDown(taken);
  }
}
