import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedLimits } from '../realtime/shared-limits.service';

/**
 * Of a limit, an instance takes a hundredth at once from Redis and then counts it down by itself: of the general limit of 3,000
 * calls, one in thirty costs a round trip. Never more than the limit pass; each instance may keep a hundredth that is not used.
 * Limits below 200 are taken one by one.
 */
const PARTS = 100;
/** Addresses of which a route knows what is left. */
const MAX_ADDRESSES = 20_000;

/** Part of an address's limit that an instance has taken. */
interface Taken {
  left: number;
  /** Calls of the address that all instances have taken up to this. */
  consumed: number;
  /** End of the window, in milliseconds. */
  until: number;
}
interface Counted {
  current: number;
  ttl: number;
}

/** Counts the calls of addresses to one route, or to all that have no limit of their own. */
class RouteCounter {
  private readonly taken = new LRUCache<string, Taken>({ max: MAX_ADDRESSES });
  /** Addresses for which more is being taken: many calls at once are one question. */
  private readonly taking = new Map<string, Promise<void>>();
  private readonly limiter: RateLimiterAbstract;
  private readonly part: number;

  constructor(
    limits: SharedLimits,
    name: string,
    private readonly max: number,
    timeWindow: number,
  ) {
    this.limiter = limits.of(`route:${name}`, max, timeWindow / 1000);
    this.part = Math.max(1, Math.floor(max / PARTS));
  }

  async count(address: string): Promise<Counted> {
    try {
      for (;;) {
        const taken = this.taken.get(address);
        const ttl = taken ? taken.until - Date.now() : 0;
        if (taken && taken.left > 0 && ttl > 0) return { current: taken.consumed - --taken.left, ttl };
        await this.takeMore(address);
      }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { current: this.max + 1, ttl: refused.msBeforeNext };
    }
  }

  private takeMore(address: string): Promise<void> {
    const running = this.taking.get(address);
    if (running) return running;
    const taking = this.limiter
      .consume(address, this.part)
      .then(({ consumedPoints, msBeforeNext }) => {
        this.taken.set(address, { left: this.part, consumed: consumedPoints, until: Date.now() + msBeforeNext });
      })
      .finally(() => this.taking.delete(address));
    this.taking.set(address, taking);
    return taking;
  }
}

/** A store for @fastify/rate-limit whose counts are those of all instances. */
export function routeLimitStore(limits: SharedLimits): FastifyRateLimitStoreCtor {
  return class Store {
    private counter?: RouteCounter;
    private name = 'any';

    incr(
      address: string,
      answer: (error: Error | null, counted?: Counted) => void,
      timeWindow: number,
      max: number,
    ): void {
      this.counter ??= new RouteCounter(limits, this.name, max, timeWindow);
      this.counter.count(address).then(
        (counted) => answer(null, counted),
        (error: Error) => answer(error),
      );
    }

    /** The plugin's types do not tell that it names the route here. */
    child({ routeInfo }: { routeInfo: { method: string | string[]; url: string } }): Store {
      const child = new Store();
      child.name = `${routeInfo.method} ${routeInfo.url}`;
      return child;
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
