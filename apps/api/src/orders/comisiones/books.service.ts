import { Injectable } from '@nestjs/common';
import { Scheduler } from '../../platform/common/scheduler';
import { Transactions } from '../../platform/database/transactions';
import { OrderFiguresService } from '../orders/order-figures.service';
import { AsientosRepository } from './asientos.repository';

const EVERY_MS = 5 * 60_000;
/** Orders that one run checks; of more, the next run goes on where this one ended. */
const PER_ROUND = 2000;

/**
 * Compares what orders say of their money with what the ledger says of them. A run looks at a bounded number of orders, newest
 * first and then the older ones, and again at those that were wrong; each instance remembers what it found.
 */
@Injectable()
export class BooksService {
  private from: string | null = null;
  private wrong = new Map<string, string>();
  private hasLooked = false;

  constructor(
    private readonly orders: OrderFiguresService,
    private readonly entries: AsientosRepository,
    private readonly transactions: Transactions,
    scheduler: Scheduler,
  ) {
    scheduler.add('Books', EVERY_MS, () => this.look());
  }

  /** The numbers of the orders of which more was given back than paid, or whose ledger says otherwise; null before the first look. */
  state(): readonly string[] | null {
    return this.hasLooked ? [...this.wrong.values()].sort() : null;
  }

  /** One run. */
  async look(): Promise<void> {
    const known = [...this.wrong.keys()];
    const { page, sums } = await this.transactions.run(async (tx) => {
      // One snapshot: what is written meanwhile is in both or in neither.
      const next = await this.orders.booksBefore(this.from, PER_ROUND, tx);
      const again = await this.orders.booksAmong(known, tx);
      const all = [...next, ...again];
      return {
        page: { next, all },
        sums: await this.entries.sumSales(
          all.map(({ id }) => id),
          tx,
        ),
      };
    });
    this.from = page.next.length < PER_ROUND ? null : page.next.at(-1)!.id;
    for (const { id, numero, pagado, devuelto, vendido } of page.all)
      if (devuelto > pagado || vendido !== (sums.get(id) ?? 0)) this.wrong.set(id, numero);
      else this.wrong.delete(id);
    this.hasLooked = true;
  }
}
