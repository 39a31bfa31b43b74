import { Injectable } from '@nestjs/common';
import { type ReorderTerms, reorderOf, SALES_DAYS, salesDaysOf } from '@tuerca/contracts/demanda/rules';
import type { FilaReponer } from '@tuerca/contracts/demanda/schemas';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { type Reply, replyPage } from '../platform/http/reply';
import { ProductSalesService } from '../orders/product-sales.service';
import { ProductFiguresService } from '../products/product-figures.service';

/** What a store should order, by its sales and what is on the shelf. */
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
    return replyPage(rows.slice((page - 1) * limit, page * limit), rows.length, { page, limit });
  }

  private async rows(tiendaId: string, terms: ReorderTerms): Promise<FilaReponer[]> {
    const now = this.clock.now();
    const today = caracasDate(now);
    const sold = await this.sales.byProduct(tiendaId, { from: addDays(today, 1 - SALES_DAYS), to: today });
    const stocked = await this.products.stockOf(tiendaId, [...sold.keys()]);
    const rows = stocked.flatMap(({ stock, createdAt, ...producto }): FilaReponer[] => {
      const { unidades, devueltas } = sold.get(producto._id)!;
      const [vendidas, dias] = [unidades - devueltas, salesDaysOf(createdAt, now)];
      const reorder = reorderOf({ unidades: vendidas, dias, stock }, terms);
      return reorder?.pedir ? [{ producto, stock, vendidas, dias, ...reorder }] : [];
    });
    return rows.sort(
      (a, b) => a.alcanza - b.alcanza || b.porDia - a.porDia || (a.producto._id < b.producto._id ? -1 : 1),
    );
  }
}
