import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import { type EstadoPedido, ESTADOS_PEDIDO, OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { groupBy } from '../../platform/common/group-by';
import { countByRate } from '../../platform/database/count-by-rate';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { PEDIDO, type PedidoDoc, type Subestado } from './order.schema';
import { GIVEN_BACK, KEPT_AMOUNT, PAID } from './order-amounts';
import { openOrders, type OpenOrdersFilter, type Party } from './order-filters';
import type { Period } from './sales-days';

/** Orders of one state; `monto` in céntimos of Bs., paid and not given back. */
interface StateSum {
  _id: EstadoPedido;
  pedidos: number;
  monto: number;
}
/** Orders of a store that are in the same place. */
export interface StepCount {
  _id: { estado: EstadoPedido; subestado: Subestado | null; estadoPago: EstadoPago };
  total: number;
}
/** Orders of one day by the calendar of Caracas; `ventas` in céntimos of Bs., paid and not given back. */
export interface DaySales {
  _id: string;
  pedidos: number;
  ventas: number;
}
/** Sums of a store over one stretch of time; `ingresos` in céntimos of Bs., paid and not given back. */
export interface SalesPeriod {
  _id: Date;
  pedidos: number;
  ingresos: number;
}
/** Sums of a client over one stretch of time; `spent` in céntimos of Bs., paid and not given back. */
export interface SpendingPeriod {
  /** Beginning of the stretch; null for everything outside of those asked for. */
  desde: Date | null;
  pedidos: number;
  enCurso: number;
  delivered: number;
  /** Sent to an address, and not cancelled. */
  deliveries: number;
  spent: number;
}
/** Figures of sales, in the order in which they are packed. */
export const SALES_FIELDS = ['compras', 'unidades', 'devueltas', 'monto', 'montoUSD'] as const;
/** Sales: `monto` in céntimos of Bs., `montoUSD` in cents, both without delivery. */
export interface Sales {
  /** Orders. */
  compras: number;
  unidades: number;
  /** Units among them that are in a return that is neither refused nor cancelled. */
  devueltas: number;
  monto: number;
  montoUSD: number;
}
/** Money of one order, in céntimos of Bs. */
export interface OrderBooks {
  id: string;
  numero: string;
  pagado: number;
  /** By returns and by its cancellation. */
  devuelto: number;
  /** Amount of the sale in the store's ledger: nothing unpaid or cancelled, else its total less what returns gave back. */
  vendido: number;
}

const DAY = { $dateToString: { date: '$fecha', format: '%Y-%m-%d', timezone: '-04:00' } };
const OUTSIDE = 'outside';
const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const sumOf = (expression: object | string) => ({ $sum: { $map: { input: '$items', in: expression } } });
const amountOf = (price: string, units = '$$this.cantidad') => ({ $multiply: [units, price] });
const returned = (of: string) => ({ $ifNull: [`${of}.devueltas`, 0] });
/** Paid and not cancelled, by the instant at which it was placed (index tiendaId + fecha). */
const sold = (tiendaId: string, { from, to }: Period): PipelineStage.Match => ({
  $match: {
    tiendaId: toId(tiendaId),
    fecha: { $gte: from, $lt: to },
    estadoPago: 'pagado',
    estado: { $ne: 'cancelado' },
  },
});
const WAS_PAID = { $in: ['$estadoPago', ['pagado', 'reembolsado']] };
const BOOKS = {
  _id: 0,
  id: { $toString: '$_id' },
  numero: 1,
  pagado: PAID,
  devuelto: GIVEN_BACK,
  vendido: {
    $cond: [
      { $and: [WAS_PAID, { $ne: ['$estado', 'cancelado'] }] },
      { $subtract: ['$total', { $ifNull: ['$devuelto', 0] }] },
      0,
    ],
  },
};

/** Counts and sums of orders: of an account, of a store, of a client, of the platform. */
@Injectable()
export class OrderFiguresRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** Orders of one buyer or seller by state (indexes clienteId + fecha, tiendaId + fecha). */
  sumByState(party: Party): Promise<StateSum[]> {
    return this.model.aggregate<StateSum>([
      { $match: this.idOf(party) },
      { $group: { _id: '$estado', pedidos: { $sum: 1 }, monto: { $sum: KEPT_AMOUNT } } },
    ]);
  }

  /** Number of a party's open orders, and the céntimos of Bs. paid for them and not given back. */
  async sumOpen(party: Party, wanted: OpenOrdersFilter): Promise<{ total: number; pagado: number }> {
    const [sums] = await this.model.aggregate<{ total: number; pagado: number }>([
      { $match: { ...this.idOf(party), ...openOrders(wanted) } },
      { $group: { _id: null, total: { $sum: 1 }, pagado: { $sum: KEPT_AMOUNT } } },
    ]);
    return { total: sums?.total ?? 0, pagado: sums?.pagado ?? 0 };
  }

  countAll(): Promise<number> {
    return this.model.countDocuments({}).exec();
  }

  /** Orders in some states, of one party or of all. */
  countIn(estados: readonly EstadoPedido[], party: Party | Record<string, never> = {}): Promise<number> {
    return this.model.countDocuments({ ...party, estado: $in(estados) }).exec();
  }

  /** All orders by state; each count is answered from its index. */
  async countByEstado(): Promise<Record<EstadoPedido, number>> {
    const counts = await Promise.all(
      ESTADOS_PEDIDO.map(async (estado) => [estado, await this.model.countDocuments({ estado }).exec()] as const),
    );
    return Object.fromEntries(counts) as Record<EstadoPedido, number>;
  }

  /** Counts the orders made at each of these rates, in their order. */
  countByRate(rates: readonly NombreTasa[]): Promise<number[]> {
    return countByRate(this.model, rates);
  }

  /** Open orders of a store by their place; answered by an index alone. */
  countSteps(tiendaId: string): Promise<StepCount[]> {
    const steps: PipelineStage[] = [
      { $match: { tiendaId: toId(tiendaId), estado: { $in: [...OPEN_ESTADOS_PEDIDO] } } },
      {
        $group: {
          _id: { estado: '$estado', subestado: '$subestado', estadoPago: '$estadoPago' },
          total: { $sum: 1 },
        },
      },
    ];
    return this.model.aggregate<StepCount>(steps);
  }

  /** Open orders that go to one office of a courier. */
  countOpenAtOffice(officeId: string): Promise<number> {
    return this.model.countDocuments({ 'formaEnvio.oficina.id': officeId, estado: $in(OPEN_ESTADOS_PEDIDO) }).exec();
  }

  /** Open orders of every office that has any. */
  countOpenByOffice(): Promise<{ _id: string; courier: string; cuantos: number }[]> {
    return this.model
      .aggregate<{ _id: string; courier: string; cuantos: number }>([
        { $match: { 'formaEnvio.oficina.id': { $exists: true }, estado: { $in: OPEN_ESTADOS_PEDIDO } } },
        {
          $group: { _id: '$formaEnvio.oficina.id', courier: { $first: '$formaEnvio.via' }, cuantos: { $sum: 1 } },
        },
      ])
      .exec();
  }

  /** Orders of all stores by day since an instant (index fecha); days without orders are absent. */
  salesByDay(since: Date): Promise<DaySales[]> {
    return this.model.aggregate<DaySales>([
      { $match: { fecha: { $gte: since } } },
      { $group: { _id: DAY, pedidos: { $sum: 1 }, ventas: { $sum: KEPT_AMOUNT } } },
    ]);
  }

  /** Orders of a store by the stretch in which they were placed (index tiendaId + fecha); each boundary is a beginning, the last one an end. */
  salesByPeriod(tiendaId: string, boundaries: readonly Date[]): Promise<SalesPeriod[]> {
    return this.model.aggregate<SalesPeriod>([
      {
        $match: {
          tiendaId: toId(tiendaId),
          fecha: { $gte: boundaries[0], $lt: boundaries.at(-1) },
        },
      },
      {
        $bucket: {
          groupBy: '$fecha',
          boundaries: [...boundaries],
          output: { pedidos: { $sum: 1 }, ingresos: { $sum: KEPT_AMOUNT } },
        },
      },
    ]);
  }

  /** One reading of a client's orders (index clienteId + fecha), split at `boundaries`: each is a beginning, the last one an end. */
  async spendingByPeriod(clienteId: string, boundaries: readonly Date[]): Promise<SpendingPeriod[]> {
    const rows = await this.model.aggregate<Omit<SpendingPeriod, 'desde'> & { _id: Date | typeof OUTSIDE }>([
      { $match: { clienteId: toId(clienteId) } },
      {
        $bucket: {
          groupBy: '$fecha',
          boundaries: [...boundaries],
          default: OUTSIDE,
          output: {
            pedidos: { $sum: 1 },
            enCurso: countIf({ $in: ['$estado', OPEN_ESTADOS_PEDIDO] }),
            delivered: countIf({ $eq: ['$estado', 'entregado'] }),
            deliveries: countIf({ $and: [{ $eq: ['$tipoEntrega', 'delivery'] }, { $ne: ['$estado', 'cancelado'] }] }),
            spent: { $sum: KEPT_AMOUNT },
          },
        },
      },
    ]);
    return rows.map(({ _id, ...sums }) => ({ desde: _id === OUTSIDE ? null : _id, ...sums }));
  }

  /** Sales of a store by the day of Caracas ('2026-11-24'); days without sales are absent. */
  async soldByDay(tiendaId: string, period: Period): Promise<Map<string, Sales>> {
    const rows = await this.model.aggregate<Sales & { _id: string }>([
      sold(tiendaId, period),
      {
        $group: {
          _id: DAY,
          compras: { $sum: 1 },
          unidades: { $sum: sumOf('$$this.cantidad') },
          devueltas: { $sum: sumOf(returned('$$this')) },
          monto: { $sum: sumOf(amountOf('$$this.precioUnitario')) },
          montoUSD: { $sum: sumOf(amountOf('$$this.precioUSD')) },
        },
      },
    ]);
    return new Map(rows.map(({ _id, ...sales }) => [_id, sales]));
  }

  /** Sales of a store by day and product; here `compras` counts orders that hold it. */
  async soldByProduct(tiendaId: string, period: Period): Promise<Map<string, Map<string, Sales>>> {
    const rows = await this.model.aggregate<Sales & { _id: { dia: string; productoId: mongoose.Types.ObjectId } }>([
      sold(tiendaId, period),
      {
        $project: {
          dia: DAY,
          'items.productoId': 1,
          'items.cantidad': 1,
          'items.devueltas': 1,
          'items.precioUnitario': 1,
          'items.precioUSD': 1,
        },
      },
      { $unwind: '$items' },
      {
        $group: {
          _id: { dia: '$dia', productoId: '$items.productoId' },
          compras: { $sum: 1 },
          unidades: { $sum: '$items.cantidad' },
          devueltas: { $sum: returned('$items') },
          monto: { $sum: amountOf('$items.precioUnitario', '$items.cantidad') },
          montoUSD: { $sum: amountOf('$items.precioUSD', '$items.cantidad') },
        },
      },
    ]);
    const days = groupBy(rows, ({ _id }) => _id.dia);
    return new Map(
      [...days].map(([dia, of]) => [
        dia,
        new Map(of.map(({ _id, ...sales }) => [_id.productoId.toHexString(), sales])),
      ]),
    );
  }

  /** Money of up to `limit` orders before an id, the newest first; from the newest with null. */
  findBooksBefore(id: string | null, limit: number, tx: Tx): Promise<OrderBooks[]> {
    const steps = [{ $sort: { _id: -1 as const } }, { $limit: limit }, { $project: BOOKS }];
    return this.model
      .aggregate<OrderBooks>(id === null ? steps : [{ $match: { _id: { $lt: toId(id) } } }, ...steps])
      .session(tx)
      .exec();
  }

  findBooks(ids: readonly string[], tx: Tx): Promise<OrderBooks[]> {
    return this.model
      .aggregate<OrderBooks>([{ $match: { _id: { $in: ids.map(toId) } } }, { $project: BOOKS }])
      .session(tx)
      .exec();
  }

  private idOf(party: Party): Record<string, mongoose.Types.ObjectId> {
    const [[field, id]] = Object.entries(party) as [[string, string]];
    return { [field]: toId(id) };
  }
}
