import { Injectable } from '@nestjs/common';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { ORDER_COLUMNS } from '@tuerca/contracts/orders/orders/columns';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { dayBounds } from '@tuerca/contracts/venezuela/day-range';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { mapEach } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import { replyPage, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { csvFile } from '../../platform/spreadsheet/csv';
import { toFila } from './admin-order.mapper';
import { OrderFiguresRepository } from './order-figures.repository';
import type { AllOrdersFilter } from './order-filters';
import { OrderListsRepository } from './order-lists.repository';
import type { StoredPedido } from './orders.service';

type Filters = Parsed<typeof ordersAdmin.exportAll>['query'];
/** Orders of all stores as a list, on the screen and as a file. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly lists: OrderListsRepository,
    private readonly figures: OrderFiguresRepository,
    private readonly clock: Clock,
  ) {}

  async list({ page, limit, sort, ...filters }: Parsed<typeof ordersAdmin.list>['query']) {
    const [{ docs, total }, cuentas] = await Promise.all([
      this.lists.findPageOfAll(toFilter(filters), { sort, page, limit, now: this.clock.now() }),
      this.figures.countByEstado(),
    ]);
    return replyPage(docs.map(toFila), total, { page, limit }, { cuentas });
  }

  export({ sort, ...filters }: Filters): StreamReply {
    const docs = this.lists.streamOfAll(toFilter(filters), sort);
    return csvFile(`Pedidos_${caracasDate(this.clock.now())}`, ORDER_COLUMNS, mapEach(docs, toFila));
  }

  /** Counts the orders made at each of these rates, in their order. */
  countAt(rates: readonly NombreTasa[]): Promise<number[]> {
    return this.figures.countByRate(rates);
  }

  /** An order as the list shows it. */
  toFila(doc: StoredPedido): PedidoFila {
    return toFila(doc);
  }
}

function toFilter({ estado, desde, hasta, montoMin, montoMax, q, ...rest }: Omit<Filters, 'sort'>): AllOrdersFilter {
  const emails = wholeEmails(q ?? '');
  return {
    ...rest,
    ...(estado !== 'all' && { estado }),
    ...dayBounds(desde, hasta),
    ...(montoMin !== undefined && { min: toCentimos(montoMin) }),
    ...(montoMax !== undefined && { max: toCentimos(montoMax) }),
    words: listWords(q ?? ''),
    ...(emails.length && { emails }),
  };
}
