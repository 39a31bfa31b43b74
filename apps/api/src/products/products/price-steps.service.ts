import { Injectable } from '@nestjs/common';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { changedFields } from '@tuerca/contracts/products/products/changes';
import { changedPrice, type PriceRule } from '@tuerca/contracts/products/products/price-change';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import type { PriceChangeLine } from './price-change.schema';
import { PricesRepository, type Repricing } from './prices.repository';
import { derivedPrices } from './product-derived';
import { ProductHistory } from './product-history.service';
import { type PricedProduct, ProductListsRepository } from './product-lists.repository';

type ProductIds = PriceChangeLine['productoId'][];
interface NewPrice {
  row: PricedProduct;
  precio: number;
}

/** Writes prices of many products inside the caller's transaction: each with its line in the product's history. */
@Injectable()
export class PriceSteps {
  constructor(
    private readonly own: ProductListsRepository,
    private readonly prices: PricesRepository,
    private readonly history: ProductHistory,
    private readonly clock: Clock,
  ) {}

  /** Throws PRECIOS_DISTINTOS when a product is no longer as it was read. */
  async write(autor: Autor | null, changes: readonly NewPrice[], tx: Tx): Promise<void> {
    const now = this.clock.now();
    const writes = changes.map(({ row, precio }): Repricing => ({
      row,
      set: { precio, ...derivedPrices({ ...row, precio }, now) },
    }));
    if ((await this.prices.reprice(writes, tx)) !== writes.length) throw new AppError('PRECIOS_DISTINTOS');
    const noted = changes.map(({ row, precio }) => ({
      productoId: String(row._id),
      que: 'editado' as const,
      valores: changedFields({ precio: row.precio }, { precio }),
    }));
    await this.history.changedMany(autor, noted, tx);
  }

  /** Gives products the price that was agreed on, where the rule still makes it of the one they have; answers which were left. */
  apply(
    tiendaId: string,
    cambio: PriceRule,
    autor: Autor | null,
    lineas: PriceChangeLine[],
    tx: Tx,
  ): Promise<ProductIds> {
    return this.each(tiendaId, autor, lineas, tx, (row, { antes, despues }) => {
      const isAsSeen = row.precio === antes && changedPrice(row, cambio).precio === despues;
      return isAsSeen ? despues : null;
    });
  }

  /** Gives products their former price, where they still have the one that a change set and no offer price stands in the way; answers which kept theirs. */
  giveBack(tiendaId: string, autor: Autor | null, lineas: PriceChangeLine[], tx: Tx): Promise<ProductIds> {
    return this.each(tiendaId, autor, lineas, tx, (row, { antes, despues }) => {
      const isFree = row.precio === despues && !(row.precioOferta && row.precioOferta >= antes);
      return isFree ? antes : null;
    });
  }

  private async each(
    tiendaId: string,
    autor: Autor | null,
    lineas: PriceChangeLine[],
    tx: Tx,
    priceOf: (row: PricedProduct, line: PriceChangeLine) => number | null,
  ): Promise<ProductIds> {
    const ids = lineas.map(({ productoId }) => String(productoId));
    const rows = await this.own.findPrices(tiendaId, { ids, filter: { words: [] } }, ids.length, tx);
    const present = new Map(rows.map((row) => [String(row._id), row]));
    const changes: NewPrice[] = [];
    const left: ProductIds = [];
    for (const line of lineas) {
      const row = present.get(String(line.productoId));
      const precio = row ? priceOf(row, line) : null;
      if (row && precio !== null) changes.push({ row, precio });
      else left.push(line.productoId);
    }
    if (changes.length) await this.write(autor, changes, tx);
    return left;
  }
}
