import { Injectable } from '@nestjs/common';
import { Bus } from './bus.service';

/** Time for which a notification is remembered, in milliseconds: the web asks for less. */
const MEMORY = 5 * 60_000;

/**
 * For how long nothing was told to whom, by this instance's monotonic clock: a socket that signs in learns it, and its page need not
 * read again what it has just read. While announcements of other instances may be missing, nobody counts as quiet.
 */
@Injectable()
export class QuietPeriods {
  /** Time of the last notification by id, oldest first. */
  private readonly told = new Map<string, number>();
  /** Nothing is known of what was told before. */
  private since = performance.now();

  constructor(private readonly bus: Bus) {
    bus.onRecovery(() => this.forget());
  }

  /** Something was told to these people, here or at another instance, whether they were connected or not. */
  interrupt(ids: readonly string[]): void {
    const now = performance.now();
    for (const id of ids) {
      this.told.delete(id);
      this.told.set(id, now);
    }
    for (const [id, at] of this.told) {
      if (now - at < MEMORY) return;
      this.told.delete(id);
    }
  }

  /** For how many milliseconds nothing was told to any of these ids (a business and who acts for it), as far as this instance knows. */
  msOf(ids: readonly string[]): number {
    if (!this.bus.isConnected) return 0;
    const last = Math.max(this.since, ...ids.map((id) => this.told.get(id) ?? 0));
    return Math.floor(performance.now() - last);
  }

  private forget(): void {
    this.told.clear();
    this.since = performance.now();
  }
}
