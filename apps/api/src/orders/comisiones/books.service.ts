import { Injectable } from '@nestjs/common';
import { Scheduler } from '../../platform/common/scheduler';
import { Transactions } from '../../platform/database/transactions';
import { OrderFiguresService } from '../orders/order-figures.service';
import { AsientosRepository } from './asientos.repository';

const EVERY_MS = 5 * 60_000;
/** Orders that one run checks; of more, the next run goes on where this one ended. */
const PER_ROUND = 2000;

/**
 * Compares what orders say of their money with what the ledger says of them. A run checks a bounded number of orders, newest
 * first and then the older ones, and again at those that were wrong; each instance remembers what it found.
 */
@Injectable()
export class BooksService {
  private from: string | null = null;
  private wrong = new Map<string, string>();
  private hasChecked = false;

  constructor(
    private readonly orders: OrderFiguresService,
    private readonly entries: AsientosRepository,
    private readonly transactions: Transactions,
    scheduler: Scheduler,
  ) {
    scheduler.add('Books', EVERY_MS, () => this.check());
  }

  /** The numbers of the orders of which more was given back than paid, or whose ledger says otherwise; null before the first check. */
  state(): readonly string[] | null {
    return this.hasChecked ? [...this.wrong.values()].sort() : null;
  }

  /** One run. */
  async check(): Promise<void> {
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
    this.hasChecked = true;
  }
}
