import { Injectable } from '@nestjs/common';
import {
  mostDueStock,
  reorderOf,
  type ReorderTerms,
  SALES_DAYS,
  salesDaysOf,
} from '@tuerca/contracts/cart/demanda/rules';
import type { FilaReponer } from '@tuerca/contracts/cart/demanda/schemas';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { ProductSalesService } from '../../orders/orders/product-sales.service';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, replyPage } from '../../platform/http/reply';
import { ProductFiguresService } from '../../products/products/product-figures.service';

type Row = Omit<FilaReponer, 'producto'> & { productoId: string };

/** Suggests what a store should order, by its sales and its stock. */
@Injectable()
export class ReorderService {
  constructor(
    private readonly sales: ProductSalesService,
    private readonly products: ProductFiguresService,
    private readonly clock: Clock,
  ) {}

  async page(
    { id }: CurrentUser,
    { page, limit, ...terms }: ReorderTerms & { page: number; limit: number },
  ): Promise<Reply<FilaReponer[]>> {
    const rows = await this.rows(id, terms);
    const shown = rows.slice((page - 1) * limit, page * limit);
    const names = await this.products.namesOf(
      id,
      shown.map(({ productoId }) => productoId),
    );
    const named = shown.map(({ productoId, ...row }) => ({ producto: names.get(productoId)!, ...row }));
    return replyPage(named, rows.length, { page, limit });
  }

  private async rows(tiendaId: string, terms: ReorderTerms): Promise<Row[]> {
    const now = this.clock.now();
    const today = caracasDate(now);
    const sales = await this.sales.byProduct(tiendaId, { from: addDays(today, 1 - SALES_DAYS), to: today });
    const sold = new Map([...sales].map(([id, { unidades, devueltas }]) => [id, unidades - devueltas]));
    const most = [...sold.values()].reduce((max, units) => Math.max(max, units), 0);
    if (most <= 0) return [];
    const rows: Row[] = [];
    // What has more on its shelf than the best seller would need is not read.
    for (const { id, stock, createdAt } of await this.products.stockUpTo(tiendaId, mostDueStock(most, terms))) {
      const [vendidas, dias] = [sold.get(id) ?? 0, salesDaysOf(createdAt, now)];
      const reorder = reorderOf({ unidades: vendidas, dias, stock }, terms);
      if (reorder?.pedir) rows.push({ productoId: id, stock, vendidas, dias, ...reorder });
    }
    return rows.sort((a, b) => a.alcanza - b.alcanza || b.porDia - a.porDia || (a.productoId < b.productoId ? -1 : 1));
  }
}
