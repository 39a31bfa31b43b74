import { Injectable } from '@nestjs/common';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { PriceEditResult, PriceEdits } from '@tuerca/contracts/products/products/price-edits';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { CatalogueVersion } from './catalogue-version.service';
import { PriceSteps } from './price-steps.service';
import { type PricedProduct, ProductListsRepository } from './product-lists.repository';
import { ProductsService } from './products.service';

type Edit = PriceEdits['precios'][number];

/** Reason not to write a price; null when it may be. */
function refusalOf({ precio, precioAnterior }: Edit, row: PricedProduct): string | null {
  if (row.precio !== precioAnterior) return PRODUCT_MESSAGES.priceMoved;
  return row.precioOferta && row.precioOferta >= precio ? PRODUCT_MESSAGES.priceBelowOffer : null;
}

/** Prices that a store types one by one and saves together: whatever stands in the way of one does not hold up the others. */
@Injectable()
export class PriceEditing {
  constructor(
    private readonly lists: ProductListsRepository,
    private readonly steps: PriceSteps,
    private readonly products: ProductsService,
    private readonly version: CatalogueVersion,
    private readonly transactions: Transactions,
  ) {}

  /** Writes each price whose product still costs what was seen; a repeat of what is written already is done, too. */
  async save(user: CurrentUser, { precios }: PriceEdits): Promise<Reply<PriceEditResult[]>> {
    const { results, written } = await this.transactions.run(async (tx) => {
      const ids = precios.map(({ _id }) => _id);
      const rows = await this.lists.findPrices(user.id, { ids, filter: { words: [] } }, ids.length, tx);
      const present = new Map(rows.map((row) => [String(row._id), row]));
      const changes: { row: PricedProduct; precio: number }[] = [];
      const results = precios.map((edit): PriceEditResult => {
        const { _id, precio } = edit;
        const row = present.get(_id);
        if (!row) return { _id, hecho: false, precio: null, mensaje: PRODUCT_MESSAGES.priceOfNone };
        const done = { _id, hecho: true, precio, mensaje: null };
        if (row.precio === precio) return done;
        const mensaje = refusalOf(edit, row);
        if (mensaje) return { _id, hecho: false, precio: row.precio, mensaje };
        changes.push({ row, precio });
        return done;
      });
      if (changes.length) await this.steps.write(authorOf(user), changes, tx);
      return { results, written: changes.map(({ row }) => String(row._id)) };
    });
    if (written.length) {
      this.version.bump();
      await this.products.announceSaved(user.id, written);
    }
    const isWhole = results.every(({ hecho }) => hecho);
    return reply(results, { message: isWhole ? PRODUCT_MESSAGES.pricesSaved : PRODUCT_MESSAGES.pricesPartly });
  }
}
