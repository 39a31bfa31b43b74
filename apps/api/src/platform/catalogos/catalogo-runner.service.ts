import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock';
import { logFailure } from '../common/log-failure';
import { Scheduler } from '../common/scheduler';
import { Environment } from '../config/environment';
import { Changes } from '../realtime/changes.service';
import type { CambioCatalogoDoc } from './cambio.schema';
import { CambiosRepository } from './cambios.repository';
import { CatalogoHolders } from './catalogo-holders.service';
import { LiveCatalogos } from './live-catalogos.service';

/** A process that has not moved a change for so long is dead, in milliseconds. */
const LEASE = 10_000;
/**
 * Delay before documents are checked again, in milliseconds: by then every instance knows the change, and no request is under
 * way that was read before it.
 */
const REVIEW_AFTER = 35_000;

/**
 * Rewrites documents for changes of the lists, batch by batch. A batch is found by the value that it still has, so whatever
 * happens to the process, another one goes on with what is left.
 */
@Injectable()
export class CatalogoRunner implements OnModuleDestroy {
  private readonly log = new Logger('Catalogos');
  private readonly owner = randomUUID();
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly cambios: CambiosRepository,
    private readonly holders: CatalogoHolders,
    private readonly live: LiveCatalogos,
    private readonly changes: Changes,
    private readonly clock: Clock,
    env: Environment,
    scheduler: Scheduler,
  ) {
    scheduler.add('Catalogos', env.BARRIDO_MS, () => this.sweep());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Works on a change in the background; a second call while it runs changes nothing. */
  begin(id: string): void {
    if (this.running.has(id) || this.stopping) return;
    const work = logFailure(this.log, () => this.work(id)).finally(() => this.running.delete(id));
    this.running.set(id, work);
  }

  /** One run: goes on with what others left, and looks once more at what is due. */
  async sweep(): Promise<void> {
    for (const id of await this.cambios.findAbandoned(this.later(-LEASE))) this.begin(id);
    while (!this.stopping) {
      const due = await this.cambios.takeDue(this.clock.now(), this.later(REVIEW_AFTER));
      if (!due) return;
      await this.cambios.reviewed(due, await this.rewriteAll(due));
    }
  }

  private async work(id: string): Promise<void> {
    const doc = await this.cambios.claim(id, this.owner, this.clock.now(), this.later(-LEASE));
    if (!doc) return;
    const isMine = (count: number) => this.cambios.advance(id, this.owner, count, this.clock.now());
    await this.rewriteAll(doc, async (count) => !this.stopping && (await isMine(count)));
    if (!this.stopping) await this.cambios.finish(id, this.owner, this.later(REVIEW_AFTER));
    this.changes.bump('catalogos');
  }

  /** Rewrites all that has the former value; `goOn` is asked after each batch. Answers how many it were. */
  private async rewriteAll(
    { lista, antes, despues }: CambioCatalogoDoc,
    goOn: (count: number) => Promise<boolean> = () => Promise.resolve(!this.stopping),
  ): Promise<number> {
    // What is derived from the lists must be derived from those that the change made.
    await this.live.refresh();
    let rewritten = 0;
    for (const holder of this.holders.of(lista))
      for await (const count of holder.rewrite?.({ lista, antes, despues }) ?? []) {
        rewritten += count;
        if (!(await goOn(count))) throw new Error('another process has taken over, or this one stops');
      }
    return rewritten;
  }

  private later(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
