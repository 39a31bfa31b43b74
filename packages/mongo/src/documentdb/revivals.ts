const MINUTE = 60_000;
/** Crashes in a row after which the engine is left alone: what it dies of is then not a passing fault. */
export const MAX_REVIVALS = 5;
/** An engine that ran this long, in ms, was healthy: what ends it now is a new fault. */
export const HEALTHY_MS = 5 * MINUTE;

/** Decides after each crash of the engine whether it is started again. */
export class Revivals {
  private count = 0;
  private latest: number;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.latest = now();
  }

  /** Counts a crash. `attempt`: which of MAX_REVIVALS this start is, or null when there were too many in a row. */
  crashed(): { attempt: number | null; wasHealthy: boolean } {
    const now = this.now();
    const wasHealthy = now - this.latest >= HEALTHY_MS;
    this.latest = now;
    this.count = wasHealthy ? 1 : this.count + 1;
    return { attempt: this.count > MAX_REVIVALS ? null : this.count, wasHealthy };
  }
}
