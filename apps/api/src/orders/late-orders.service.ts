import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { isLate } from '@tuerca/contracts/orders/late';
import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../platform/common/clock';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { Rounds } from '../platform/common/rounds';
import { Transactions } from '../platform/database/transactions';
import { type DueOrder, LateOrdersRepository } from './late-orders.repository';
import { PedidoAtrasado } from './orders.events';
import { toPedido } from './orders.mapper';

const EVERY_MS = 5 * 60_000;
const BATCH = 200;

/**
 * Notices that an order should have come. Every instance sweeps: what is late is noted by a conditional write in the
 * transaction that stores its notices, so that it is told once. The promised day follows from the payment; the first look
 * at a paid order puts the next one to the end of that day.
 */
@Injectable()
export class LateOrdersService {
  constructor(
    private readonly repository: LateOrdersRepository,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.add('LateOrders', EVERY_MS, () => this.sweep());
  }

  /** Looks at what is due; answers how many orders were told to be late. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    let told = 0;
    for (const doc of await this.repository.findDue(now, BATCH)) if (await this.look(doc, now)) told++;
    return told;
  }

  private async look(doc: DueOrder, now: Date): Promise<boolean> {
    const pedido = toPedido(doc);
    const { llegada } = pedido;
    if (llegada && isLate(pedido, now)) return this.tell(doc, llegada.hasta);
    const ends = llegada && caracasInstant(addDays(llegada.hasta, 1));
    // What has come, was cancelled or is picked up has nothing to tell.
    await this.repository.schedule(doc, ends && ends > now ? ends : null);
    return false;
  }

  private tell(doc: DueOrder, day: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const noted = await this.repository.note(doc, tx);
      if (noted) await emitInTurn(this.events, PedidoAtrasado.event, new PedidoAtrasado(doc, day, tx));
      return noted;
    });
  }
}
