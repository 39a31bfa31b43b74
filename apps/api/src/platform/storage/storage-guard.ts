import { StorageAway } from './storage-errors';

/** So many works in a row without an answer mean that the storage is away. */
const AWAY_AFTER = 3;
/** Time for which nobody asks a storage that is away, in milliseconds; then one call tries it. */
const PAUSE = 5000;

/**
 * Limits in time for works at a storage. One that has fallen silent is asked by one work every few seconds; the others hear at once
 * that it is away, so that no browser's few connections, which its calls need, too, wait for pictures.
 */
export class StorageGuard {
  private readonly running = new Set<AbortController>();
  private failures = 0;
  private askAgainAt = 0;

  /** `tell` hears when the storage goes away, with the reason, and when it is back, with null. */
  constructor(private readonly tell: (reason: Error | null) => void) {}

  /** Whether it answers, as far as is known. */
  get isWell(): boolean {
    return this.failures < AWAY_AFTER;
  }

  /** Runs work for at most `limit` milliseconds, or until `caller` is aborted; throws StorageAway. */
  async run<T>(limit: number, work: (signal: AbortSignal) => Promise<T>, caller?: AbortSignal): Promise<T> {
    this.refuseWhileAway();
    const control = new AbortController();
    const giveUp = () => control.abort(new StorageAway('The caller has gone'));
    const timer = setTimeout(() => control.abort(new StorageAway(`No answer within ${limit} ms`)), limit);
    const aborted = new Promise<never>((_resolve, reject) => {
      control.signal.addEventListener('abort', () => reject(control.signal.reason as Error), { once: true });
    });
    this.running.add(control);
    if (caller?.aborted) giveUp();
    caller?.addEventListener('abort', giveUp, { once: true });
    try {
      const result = await Promise.race([work(control.signal), aborted]);
      this.succeed();
      return result;
    } catch (error) {
      // Its driver may say in its own words that it was given up.
      const reason: unknown = control.signal.aborted ? control.signal.reason : error;
      if (reason instanceof StorageAway) this.fail(reason, caller);
      else this.succeed();
      throw reason;
    } finally {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
      this.running.delete(control);
    }
  }

  /** Gives up what runs; new work is possible. */
  abort(): void {
    for (const control of this.running) control.abort(new StorageAway('The process ends'));
  }

  private refuseWhileAway(): void {
    if (this.isWell) return;
    const now = Date.now();
    if (now < this.askAgainAt) throw new StorageAway('It did not answer just now');
    this.askAgainAt = now + PAUSE;
  }

  /** Also called for a storage that is full or refuses: it answers. */
  private succeed(): void {
    if (!this.isWell) this.tell(null);
    this.failures = 0;
  }

  /** Counts work that went without an answer, unless its caller had gone. */
  fail(reason: StorageAway, caller?: AbortSignal): void {
    if (caller?.aborted) return;
    this.failures += 1;
    if (this.failures === AWAY_AFTER) {
      this.askAgainAt = Date.now() + PAUSE;
      this.tell(reason);
    }
  }
}
