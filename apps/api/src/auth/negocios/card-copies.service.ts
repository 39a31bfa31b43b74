import { Logger } from '@nestjs/common';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { logFailure } from '../../platform/common/log-failure';
import { onTransactionEnd } from '../../platform/database/on-transaction-end';
import type { Tx } from '../../platform/database/transactions';
import type { NegocioRepository } from './negocio.repository';
import type { NegocioDoc } from './negocio.schema';
import type { NegocioTools } from './negocio-tools.service';

/** An event about the business of an id, whose listeners renew the copies of its card. */
export interface CardChange {
  readonly event: string;
  new (id: string): object;
}

const SWEEP_MS = 15_000;

/**
 * Renews what other domains keep of a business: its card, and whether it is on sale. Every write of either marks the business
 * in the same transaction, and the mark goes only with the version that was renewed. So of two changes at once the copies
 * follow the later one, and what a process that died left open is done by the next run.
 */
export class CardCopies<D extends NegocioDoc> {
  private readonly log = new Logger('Negocios');

  constructor(
    private readonly repository: NegocioRepository<D>,
    private readonly changed: CardChange,
    private readonly tools: Pick<NegocioTools, 'events' | 'work' | 'scheduler'>,
  ) {
    tools.scheduler.add('Negocios', SWEEP_MS, () => this.sweep());
  }

  /** Renews the copies of a business that is marked; call it after the commit. What fails is logged and left to the next run. */
  renew(id: string): Promise<void> {
    return logFailure(this.log, () => this.renewMarked(id));
  }

  /** The same once the transaction is over, for whoever does not wait for it. */
  renewAfter(tx: Tx, id: string): void {
    onTransactionEnd(tx, () => void this.renew(id));
  }

  async sweep(): Promise<void> {
    await this.tools.work.drain(this.repository.marked, this.log, ({ _id }) => this.renewMarked(String(_id)));
  }

  /** False when it is not marked any more, or nobody listens. */
  private async renewMarked(id: string): Promise<boolean> {
    const { events } = this.tools;
    const { event } = this.changed;
    let version = await this.repository.findMarkedVersion(id);
    while (version !== null) {
      // Before the start is over, and when the end has begun, nobody listens: the mark stays.
      if (!events.hasListeners(event)) return false;
      await emitInTurn(events, event, new this.changed(id));
      if (await this.repository.clearMark(id, version)) return true;
      // Changed meanwhile. Whoever renewed that may have been overtaken by this older card, so it is written once more.
      version = await this.repository.markAgain(id);
    }
    return false;
  }
}
