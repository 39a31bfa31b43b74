import { Injectable } from '@nestjs/common';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/orders/states';
import { ESTADO_PAGO_LABELS, METODO_LABELS } from '@tuerca/contracts/payments/payments/states';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { dayBounds } from '@tuerca/contracts/venezuela/day-range';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { Clock } from '../../platform/common/clock';
import { replyPage, StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { type CsvCell, csvLines } from '../../platform/spreadsheet/csv';
import { toFila } from './admin-order.mapper';
import { AdminOrdersRepository, type AllOrdersFilter } from './admin-orders.repository';
import type { StoredPedido } from './orders.service';

type Filters = Parsed<typeof ordersAdmin.exportAll>['query'];
const HEADERS = [
  'Número',
  'Fecha',
  'Cliente',
  'Correo',
  'Tienda',
  'Unidades',
  'Estado',
  'Pago',
  'Método',
  'Total Bs.',
  'Total Ref. $',
  'Tasa',
  'Fecha de la tasa',
];

const toRow = (pedido: PedidoFila): CsvCell[] => [
  pedido.numero,
  caracasDate(new Date(pedido.fecha)),
  pedido.cliente.nombre,
  pedido.cliente.email,
  pedido.tienda.nombre,
  pedido.unidades,
  ESTADO_PEDIDO_LABELS[pedido.estado],
  ESTADO_PAGO_LABELS[pedido.estadoPago],
  METODO_LABELS[pedido.metodoPago],
  pedido.total,
  pedido.totalUSD,
  pedido.tasa,
  pedido.fechaTasa,
];

/** Orders of all stores as a list, on the screen and as a file. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly repository: AdminOrdersRepository,
    private readonly clock: Clock,
  ) {}

  async list({ page, limit, sort, ...filters }: Parsed<typeof ordersAdmin.list>['query']) {
    const [{ docs, total }, cuentas] = await Promise.all([
      this.repository.findPage(toFilter(filters), { sort, page, limit, now: this.clock.now() }),
      this.repository.countByEstado(),
    ]);
    return replyPage(docs.map(toFila), total, { page, limit }, { cuentas });
  }

  export({ sort, ...filters }: Filters): StreamReply {
    const name = `Pedidos_${caracasDate(this.clock.now())}.csv`;
    return new StreamReply(csvLines(HEADERS, this.rows(toFilter(filters), sort)), 'text/csv', name);
  }

  /** Counts the orders made at each of these rates, in their order. */
  countAt(rates: readonly NombreTasa[]): Promise<number[]> {
    return this.repository.countByRate(rates);
  }

  /** An order as the list shows it. */
  toFila(doc: StoredPedido): PedidoFila {
    return toFila(doc);
  }

  private async *rows(filter: AllOrdersFilter, sort: Filters['sort']) {
    for await (const doc of this.repository.stream(filter, sort)) yield toRow(toFila(doc));
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
