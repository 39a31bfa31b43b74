import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Scheduler } from '../../common/scheduler';
import { Gate } from '../../http/gate';
import { MIGRATIONS } from './all-migrations';
import { CHECK_INTERVAL, writeRefusal } from './writers';

/**
 * Whether this process may write to what is stored. One that is older than the oldest release that may, since a newer one has
 * migrated, stops for good: its scheduled tasks end, and its gate refuses what changes something (ADR 57).
 */
@Injectable()
export class Release {
  /** The last migration that this program knows. */
  readonly number = MIGRATIONS.at(-1)!.id;
  private readonly log = new Logger('Release');
  private readonly listeners: (() => void)[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly scheduler: Scheduler,
    private readonly gate: Gate,
  ) {
    scheduler.add('Release', CHECK_INTERVAL, () => this.check());
  }

  /** Why this process writes no more; undefined as long as it may. */
  get refusal(): string | undefined {
    return this.gate.outdated;
  }

  /** Calls back once this process may not write any more. */
  onOutdated(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async check(): Promise<void> {
    const refusal = await writeRefusal(this.connection.db!, this.number);
    if (!refusal) return;
    this.log.error(refusal);
    this.gate.outdate(refusal);
    this.scheduler.halt();
    for (const listener of this.listeners) listener();
  }
}
