/** A budget that fills at a rate up to a burst; taking more than there is leaves it in debt. */
export class TokenBucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.tokens = burst;
    this.at = now;
  }

  /** Tokens available at `now` (milliseconds); negative while in debt. */
  level(now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) * this.perSecond) / 1000);
    this.at = now;
    return this.tokens;
  }

  take(amount: number, now: number): void {
    this.tokens = this.level(now) - amount;
  }
}
