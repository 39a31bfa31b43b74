import { Injectable } from '@nestjs/common';
import {
  type CatalogoHolder,
  CatalogoHolders,
  type Replacement,
} from '../../platform/catalogos/catalogo-holders.service';
import { Transactions } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { OfferPrices } from './offer-prices.service';
import { PromotionCatalogosRepository } from './promotion-catalogos.repository';

const BATCH = 200;

/** The categories that stores' promotions and workshops' offers are for, as the lists' administrators change them. */
@Injectable()
export class PromotionCatalogos {
  constructor(
    holders: CatalogoHolders,
    private readonly repository: PromotionCatalogosRepository,
    private readonly prices: OfferPrices,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
  ) {
    holders.register(this.promotions());
    holders.register(this.offers());
  }

  private promotions(): CatalogoHolder {
    const { repository } = this;
    return {
      uso: 'promociones',
      listas: ['categorias'],
      count: ({ padre, nombre }) => (padre === null ? repository.countPromotions(nombre) : Promise.resolve(0)),
      values: () => repository.promotionValues(),
      rewrite: (change) => this.movePromotions(change),
    };
  }

  private offers(): CatalogoHolder {
    const { repository } = this;
    return {
      uso: 'ofertas',
      listas: ['servicios'],
      count: ({ nombre }) => repository.countOffers(nombre),
      values: () => repository.offerValues(),
      rewrite: (change) => this.moveOffers(change),
    };
  }

  private async *movePromotions({ antes, despues }: Replacement): AsyncIterable<number> {
    const [from, to] = antes.padre === null ? [antes.nombre, despues.nombre] : [antes.padre, despues.padre];
    if (antes.padre === null && to !== null && from !== to)
      for (let count = BATCH; count === BATCH;) {
        count = await this.repository.movePromotions(from, to, BATCH);
        if (count) yield count;
      }
    if (to === null) return;
    await this.repository.reopen(to);
    this.changes.bump('promociones');
  }

  private async *moveOffers({ antes, despues }: Replacement): AsyncIterable<number> {
    if (antes.nombre === despues.nombre) return;
    for (let count = BATCH; count === BATCH;) {
      count = await this.transactions.run(async (tx) => {
        const workshops = await this.repository.moveOffers(antes.nombre, despues.nombre, BATCH, tx);
        for (const tallerId of new Set(workshops)) await this.prices.renew(tallerId, tx);
        return workshops.length;
      });
      this.changes.bump('ofertas');
      if (count) yield count;
    }
  }
}
