import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Counter } from 'prom-client';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { loadOf } from '../platform/common/bounded-limit';
import type { Metrics } from '../platform/metrics/metrics.service';
import type { SharedLimits } from '../platform/realtime/shared-limits.service';

/** Pages drawn at once: each asks the database a few things, and drawing itself is work for one core. */
const MAX_DRAWINGS = 2;
/** A drawing that takes longer, in ms, waits for answers, as those of a server that has just fallen silent: its turn is over. */
const MAX_TURN = 400;
/** Drawings that may wait beside the others. */
const MAX_ASIDE = 8;
/** Longest wait for a turn, in ms; after that the browser draws the page. */
const MAX_WAIT = 1000;
/** Longest pause after a drawing, in ms. */
const MAX_PAUSE = 100;
/** Undrawn pages that one address may ask for: two a second over half a minute, also all at once. */
const PER_ADDRESS = { points: 60, duration: 30 };

/** Draws what is worth it, and leaves the rest to the browsers: drawing shares its thread with the shop. */
export class DrawingQueue {
  private readonly limit = pLimit(MAX_DRAWINGS);
  private readonly perAddress: RateLimiterAbstract;
  private readonly outcomes: Counter<'outcome'>;
  private aside = 0;

  /** `factor` widens the bound of an address. */
  constructor(factor: number, limits: SharedLimits, metrics: Metrics) {
    metrics.gauge({ name: 'drawings', help: 'Pages being drawn, and those that wait.', label: 'state' }, () =>
      loadOf(this.limit),
    );
    this.outcomes = metrics.counter({
      name: 'drawings_total',
      help: 'Undrawn pages that were asked for, by what became of them.',
      labels: ['outcome'],
    });
    this.perAddress = limits.of('pages', Math.ceil(PER_ADDRESS.points * factor), PER_ADDRESS.duration);
  }

  /** Runs `draw`; null when the address asked for too many, or its turn did not come within a second. */
  async run<T>(address: string, draw: () => Promise<T>): Promise<T | null> {
    const isAllowed = await this.perAddress.consume(address).then(
      () => true,
      () => false,
    );
    if (!isAllowed) {
      this.outcomes.inc({ outcome: 'refused' });
      return null;
    }
    return new Promise<T | null>((resolve, reject) => {
      let isOver = false;
      const giveUp = setTimeout(() => {
        isOver = true;
        this.outcomes.inc({ outcome: 'late' });
        resolve(null);
      }, MAX_WAIT).unref();
      void this.limit(async () => {
        clearTimeout(giveUp);
        if (isOver) return;
        this.outcomes.inc({ outcome: 'drawn' });
        const started = performance.now();
        await this.turn(draw().then(resolve, reject));
        // As long again belongs to everybody else.
        await pause(Math.min(performance.now() - started, MAX_PAUSE));
      });
    });
  }

  /** Until a drawing is done, or stands aside for the next one and goes on. */
  private async turn(drawing: Promise<void>): Promise<void> {
    const isDone = drawing.then(() => true);
    if (await Promise.race([isDone, pause(MAX_TURN, false)])) return;
    if (this.aside >= MAX_ASIDE) return drawing;
    this.aside++;
    void drawing.finally(() => this.aside--);
  }
}
