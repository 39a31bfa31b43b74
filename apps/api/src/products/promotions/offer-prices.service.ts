import { Injectable } from '@nestjs/common';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { InTransaction } from '../../platform/common/in-transaction';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { ServicePrices } from '../services/service-prices.service';
import { ServiciosGuardados } from '../services/services.events';
import type { OfertaDoc } from './oferta.schema';
import { offersFor, toDiscount } from './promotions.mapper';
import { PromotionsRepository } from './promotions.repository';

/** No offer that begins or ends is known. */
const FOR_EVER = '9999-12-31';

/** The last day on which nothing begins or ends, of offers that hold on `today` or later. */
function unchangedUntil(offers: readonly OfertaDoc[], today: string): string {
  const days = offers.map(({ fechaInicio, fechaFin }) => (fechaInicio > today ? addDays(fechaInicio, -1) : fechaFin));
  return days.sort()[0] ?? FOR_EVER;
}

/**
 * Keeps what services cost with their workshop's offers, for lists by price. An offer is written together with the prices
 * that follow from it; what begins or ends by itself is noticed by the first list that needs it.
 */
@Injectable()
export class OfferPrices {
  constructor(
    private readonly offers: PromotionsRepository,
    private readonly prices: ServicePrices,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Prices a workshop's services anew, in the transaction that changed its offers. */
  async renew(tallerId: string, tx: Tx): Promise<void> {
    const today = caracasDate(this.clock.now());
    const offers = await this.offers.findAutomaticFrom(tallerId, today, tx);
    const current = offers.filter(({ fechaInicio }) => fechaInicio <= today);
    await this.prices.renew(
      tallerId,
      ({ _id, categoria, precio }) => {
        const [best] = offersFor(current, { id: String(_id), categoria, precio });
        return best && precio > 0 ? toDiscount(best, precio).precioFinal : precio;
      },
      unchangedUntil(offers, today),
      tx,
    );
  }

  /** Prices what a day that began has changed, and what nobody has priced yet. */
  async renewDue(): Promise<void> {
    for (const tallerId of await this.prices.due(caracasDate(this.clock.now())))
      await this.transactions.run((tx) => this.renew(tallerId, tx));
  }

  @InTransaction(ServiciosGuardados)
  async onSaved({ tallerId }: ServiciosGuardados): Promise<void> {
    await this.transactions.run((tx) => this.renew(tallerId, tx));
  }
}
