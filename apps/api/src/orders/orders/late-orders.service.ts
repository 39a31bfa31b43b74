import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { isOrderLate } from '@tuerca/contracts/orders/orders/late';
import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { type DueOrder, OrderMovesRepository } from './order-moves.repository';
import { PedidoAtrasado } from './orders.events';
import { toPedido } from './orders.mapper';

const EVERY_MS = 5 * 60_000;

/**
 * Notices that an order should have come. What is late is noted by a conditional write in the transaction that
 * stores its notices, so that it is told once. The promised day follows from the payment; the first check
 * at a paid order puts the next one to the end of that day.
 */
@Injectable()
export class LateOrdersService {
  private readonly log = new Logger('LateOrders');

  constructor(
    private readonly repository: OrderMovesRepository,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('LateOrders', EVERY_MS, () => this.sweep());
  }

  /** Checks the due orders; returns how many were announced as late. */
  async sweep(): Promise<number> {
    let told = 0;
    await this.work.drain(this.repository.due, this.log, async (doc) => {
      const what = await this.check(doc, this.clock.now());
      if (what === 'told') told++;
      return what !== 'moved';
    });
    return told;
  }

  private async check(doc: DueOrder, now: Date): Promise<'told' | 'planned' | 'moved'> {
    const pedido = toPedido(doc);
    const { llegada } = pedido;
    if (llegada && isOrderLate(pedido, now)) return (await this.tell(doc, llegada.hasta)) ? 'told' : 'moved';
    const ends = llegada && caracasInstant(addDays(llegada.hasta, 1));
    // What has come, was cancelled or is picked up has nothing to tell.
    await this.repository.scheduleCheck(doc, ends && ends > now ? ends : null);
    return 'planned';
  }

  private tell(doc: DueOrder, day: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const noted = await this.repository.noteLate(doc, tx);
      if (noted) await emitInTurn(this.events, PedidoAtrasado.event, new PedidoAtrasado(doc, day, tx));
      return noted;
    });
  }
}
