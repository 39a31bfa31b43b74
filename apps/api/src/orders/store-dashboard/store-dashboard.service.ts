import { Injectable } from '@nestjs/common';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { orderStanding } from '@tuerca/contracts/orders/orders/standing';
import { DASHBOARD_MESSAGES } from '@tuerca/contracts/orders/store-dashboard/messages';
import {
  DASHBOARD_MONTHS,
  type EstadisticasTienda,
  RECENT_ORDERS,
} from '@tuerca/contracts/orders/store-dashboard/schemas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { CurrentUser } from '../../platform/common/current-user';
import { type ProductFigures, ProductFiguresService } from '../../products/products/product-figures.service';
import { OrderFiguresService } from '../orders/order-figures.service';
import { OrderQueuesService } from '../orders/order-queues.service';
import { OrdersService } from '../orders/orders.service';

/** Percent by which `now` differs from `before`; null when there was nothing. */
const percent = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
/** A number that only grew in the month, against what it was when the month began. */
const grown = ({ total, added }: { total: number; added: number }) => ({
  total,
  porcentaje: percent(total, total - added),
});

function inventoryOf({ total, agotados, bajos }: ProductFigures): EstadisticasTienda['estadoInventario'] {
  const mensaje =
    total === 0
      ? DASHBOARD_MESSAGES.noProducts
      : bajos > 0
        ? DASHBOARD_MESSAGES.lowStock(agotados, bajos)
        : DASHBOARD_MESSAGES.healthy;
  return { saludable: total > 0 && bajos === 0, mensaje, agotados, bajos };
}

const toRecent = (pedido: Pedido): EstadisticasTienda['pedidosRecientes'][number] => {
  const { _id, numero, fecha, total, cliente } = pedido;
  return { _id, numero, fecha, total, ...orderStanding(pedido), cliente: cliente.nombre };
};

/** The first screen of a store's office: some queries, each read from an index. */
@Injectable()
export class StoreDashboardService {
  constructor(
    private readonly figures: OrderFiguresService,
    private readonly orders: OrdersService,
    private readonly queues: OrderQueuesService,
    private readonly products: ProductFiguresService,
  ) {}

  async ofStore(user: CurrentUser): Promise<EstadisticasTienda> {
    const [{ meses, clientes, monthStart }, recent, porHacer] = await Promise.all([
      this.figures.ofStore(user.id, DASHBOARD_MONTHS),
      this.orders.list(user, orders.list.query.parse({ limit: RECENT_ORDERS })),
      this.queues.summary(user),
    ]);
    const products = await this.products.ofStore(user.id, monthStart);
    const [before, present] = meses.slice(-2) as [(typeof meses)[number], (typeof meses)[number]];
    return {
      pedidos: { total: present.pedidos, porcentaje: percent(present.pedidos, before.pedidos) },
      ingresos: { total: toMonto(present.ingresos), porcentaje: percent(present.ingresos, before.ingresos) },
      productos: grown(products),
      clientes: grown(clientes),
      pedidosRecientes: recent.data.map(toRecent),
      porHacer,
      estadoInventario: inventoryOf(products),
      meses: meses.map(({ mes, pedidos, ingresos }) => ({ mes, pedidos, ingresos: toMonto(ingresos) })),
    };
  }
}
