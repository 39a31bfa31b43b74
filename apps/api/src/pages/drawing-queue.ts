import pLimit from 'p-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { setTimeout as pause } from 'node:timers/promises';

/** Pages drawn at once: each asks the database a few things, and drawing itself is work for one core. */
const MAX_DRAWINGS = 2;
/** What waits longer for its turn, in ms, is drawn by the browser. */
const MAX_WAIT = 1000;
/** Longest pause after a drawing, in ms. */
const MAX_PAUSE = 100;
/** Undrawn pages that one address may ask for: two a second over half a minute, also all at once. */
const PER_ADDRESS = { points: 60, duration: 30 };

/** Draws what is worth it, and leaves the rest to the browsers: drawing shares its thread with the shop. */
export class DrawingQueue {
  private readonly limit = pLimit(MAX_DRAWINGS);
  private readonly perAddress: RateLimiterMemory;

  /** `factor` widens the bound of an address. */
  constructor(factor: number) {
    this.perAddress = new RateLimiterMemory({ ...PER_ADDRESS, points: Math.ceil(PER_ADDRESS.points * factor) });
  }

  /** What `draw` makes, or null: the address asked for too many, or its turn did not come within a second. */
  async run<T>(address: string, draw: () => Promise<T>): Promise<T | null> {
    const isAllowed = await this.perAddress.consume(address).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return null;
    return new Promise<T | null>((resolve, reject) => {
      let isOver = false;
      const giveUp = setTimeout(() => {
        isOver = true;
        resolve(null);
      }, MAX_WAIT).unref();
      void this.limit(async () => {
        clearTimeout(giveUp);
        if (isOver) return;
        const started = performance.now();
        await draw().then(resolve, reject);
        // As long again belongs to everybody else.
        await pause(Math.min(performance.now() - started, MAX_PAUSE));
      });
    });
  }
}
