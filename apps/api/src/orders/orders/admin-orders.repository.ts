import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OrderSort } from '@tuerca/contracts/orders/orders/rules';
import { type EstadoPedido, ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { countByRate } from '../../platform/database/count-by-rate';
import { toId } from '../../platform/database/object-id';
import { trustFilter } from '../../platform/database/trust-filter';
import { PEDIDO, type PedidoDoc } from './order.schema';
import { ORDER_SORTS } from './order-sorts';

export interface AllOrdersFilter {
  estado?: EstadoPedido;
  estadoPago?: EstadoPago;
  tienda?: string;
  cliente?: string;
  from?: Date;
  until?: Date;
  /** Céntimos of Bs. */
  min?: number;
  max?: number;
  /** The rate that they were made at, and its Caracas date. */
  tasa?: number;
  fechaTasa?: string;
  words: readonly string[];
  /** Whole addresses of the client. */
  emails?: readonly string[];
}
/** As much of an order as a list shows. */
export type OrderRow = Pick<
  PedidoDoc,
  | '_id'
  | 'numero'
  | 'fecha'
  | 'estado'
  | 'subestado'
  | 'estadoPago'
  | 'metodoPago'
  | 'clienteId'
  | 'tiendaId'
  | 'total'
  | 'totalUSD'
  | 'tasa'
  | 'fechaTasa'
> & {
  cliente: Pick<PedidoDoc['cliente'], 'nombre' | 'email'>;
  tienda: Pick<PedidoDoc['tienda'], 'nombre'>;
  items: Pick<PedidoDoc['items'][number], 'cantidad'>[];
};

const ROW = {
  numero: 1,
  fecha: 1,
  estado: 1,
  subestado: 1,
  estadoPago: 1,
  reembolso: 1,
  metodoPago: 1,
  clienteId: 1,
  tiendaId: 1,
  'cliente.nombre': 1,
  'cliente.email': 1,
  'tienda.nombre': 1,
  'items.cantidad': 1,
  total: 1,
  totalUSD: 1,
  tasa: 1,
  fechaTasa: 1,
} as const;
const DAY_MS = 86_400_000;
/** Not every server reads an index in the order of a sort: the newest orders are looked for in the last days first (see OrderListsRepository). */
const RECENT_DAYS = [3, 15, 90] as const;
const MANY = 2000;

/** Orders of all stores, for administrators. */
@Injectable()
export class AdminOrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  async findPage(
    filter: AllOrdersFilter,
    { sort, page, limit, now }: { sort: OrderSort; page: number; limit: number; now: Date },
  ): Promise<{ docs: OrderRow[]; total: number }> {
    const matching = this.match(filter);
    const isAll = Object.keys(matching).length === 0;
    const total = isAll ? await this.model.estimatedDocumentCount().exec() : await this.count(matching);
    const windows = total > MANY && sort === '-fecha' && !filter.words.length && !filter.until ? RECENT_DAYS : [];
    for (const days of windows) {
      const from = new Date(now.getTime() - days * DAY_MS);
      if (filter.from && filter.from >= from) break;
      const docs = await this.read(this.match({ ...filter, from }), sort, { page, limit });
      if (docs.length === limit) return { docs, total };
    }
    return { docs: await this.read(matching, sort, { page, limit }), total };
  }

  /** How many stand in each state; each count is answered from its index. */
  async countByEstado(): Promise<Record<EstadoPedido, number>> {
    const counts = await Promise.all(
      ESTADOS_PEDIDO.map(async (estado) => [estado, await this.count({ estado })] as const),
    );
    return Object.fromEntries(counts) as Record<EstadoPedido, number>;
  }

  /** Counts the orders made at each of these rates, in their order. */
  countByRate(rates: readonly NombreTasa[]): Promise<number[]> {
    return countByRate(this.model, rates);
  }

  /** Everything that a filter finds, as it comes from the database. */
  stream(filter: AllOrdersFilter, sort: OrderSort): AsyncIterable<OrderRow> {
    return this.model.find(this.match(filter), ROW).sort(ORDER_SORTS[sort]).lean<OrderRow>().cursor({ batchSize: 500 });
  }

  private count(filter: object): Promise<number> {
    return this.model.countDocuments(filter).exec();
  }

  private read(filter: object, sort: OrderSort, { page, limit }: { page: number; limit: number }): Promise<OrderRow[]> {
    return this.model
      .find(filter, ROW)
      .sort(ORDER_SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<OrderRow[]>()
      .exec();
  }

  private match({
    estado,
    estadoPago,
    tienda,
    cliente,
    from,
    until,
    min,
    max,
    words,
    emails,
    ...rate
  }: AllOrdersFilter) {
    const hasAmount = min !== undefined || max !== undefined;
    return trustFilter({
      ...(estado && { estado }),
      ...(estadoPago && { estadoPago }),
      ...(tienda && { tiendaId: toId(tienda) }),
      ...(cliente && { clienteId: toId(cliente) }),
      ...((from || until) && { fecha: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
      ...(hasAmount && {
        total: { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) },
      }),
      ...(rate.tasa !== undefined && { tasa: rate.tasa }),
      ...(rate.fechaTasa && { fechaTasa: rate.fechaTasa }),
      ...(words.length && { $and: words.map((word) => ({ terminos: { $regex: `^${word}` } })) }),
      ...(emails?.length && { 'cliente.email': { $in: [...emails] } }),
    });
  }
}
