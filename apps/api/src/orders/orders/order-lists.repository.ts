import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { OrderSort } from '@tuerca/contracts/orders/orders/rules';
import type { OrderStanding } from '@tuerca/contracts/orders/orders/standing-schema';
import { type EstadoMatch, OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { $exists, $gt, $in, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import type { ListedOrder } from './admin-order.mapper';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import {
  allOrders,
  type AllOrdersFilter,
  openOrders,
  type OpenOrdersFilter,
  ORDER_SORT_KEYS,
  type Party,
  partyOrders,
  type PedidosFilter,
} from './order-filters';

interface PageQuery {
  sort: OrderSort;
  page: number;
  limit: number;
  now: Date;
}
export interface PedidosQuery extends PedidosFilter, PageQuery {
  /** Number of matches, where that is known without counting. */
  total?: number;
}
/** Fields of an order in a store's queue. */
export type QueuedOrder = Required<Pick<PedidoDoc, 'fechaPagado'>> &
  Pick<
    PedidoDoc,
    '_id' | 'numero' | 'estado' | 'subestado' | 'tipoEntrega' | 'formaEnvio' | 'cliente' | 'items' | 'preparacion'
  >;
/** An order that is held until it is picked up and paid. */
export type HeldOrder = Omit<QueuedOrder, 'fechaPagado' | 'preparacion'> & Required<Pick<PedidoDoc, 'retirarHasta'>>;
export type UnpaidOrder = Pick<
  PedidoDoc,
  '_id' | 'numero' | 'fecha' | 'pagoId' | 'estadoPago' | 'cliente' | 'items' | 'stockRetenido'
>;
export type RecentOrder = Pick<PedidoDoc, '_id' | 'numero' | 'fecha' | 'total' | keyof OrderStanding>;
type SoldOrder = Pick<PedidoDoc, '_id' | 'cliente' | 'items'>;

const { trusted } = mongoose;
/**
 * Not every server reads an index in the order of a sort: it then sorts all that matches. Of a long list, the newest orders are
 * therefore looked for in the last days first, and further back only when these do not fill the page. All stores together have
 * more orders a day than one party.
 */
const RECENT_DAYS = { party: [15, 90, 360], all: [3, 15, 90] } as const;
const MANY = 2000;
const EXPORT_BATCH = 500;

const STANDING_FIELDS = {
  ...{ estado: 1, subestado: 1, estadoPago: 1, metodoPago: 1, tipoEntrega: 1 },
} as const satisfies Record<keyof OrderStanding, 1>;
const RECENT = { ...STANDING_FIELDS, numero: 1, fecha: 1, total: 1 } as const;
const SOLD = { 'cliente.nombre': 1, 'items.nombre': 1, 'items.cantidad': 1, 'items.variante': 1 } as const;
const UNPAID = {
  ...{ numero: 1, fecha: 1, pagoId: 1, estadoPago: 1, 'cliente.nombre': 1, stockRetenido: 1 },
  ...{ 'items.productoId': 1, 'items.nombre': 1, 'items.cantidad': 1 },
} as const;
const QUEUED = {
  ...{ numero: 1, fechaPagado: 1, estado: 1, subestado: 1, tipoEntrega: 1, formaEnvio: 1, preparacion: 1 },
  ...{ 'cliente.nombre': 1, 'cliente.telefono': 1, 'items.nombre': 1, 'items.cantidad': 1 },
} as const;
const LISTED = {
  ...{ ...STANDING_FIELDS, numero: 1, fecha: 1, reembolso: 1 },
  ...{ clienteId: 1, tiendaId: 1, 'cliente.nombre': 1, 'cliente.email': 1, 'tienda.nombre': 1, 'items.cantidad': 1 },
  ...{ total: 1, totalUSD: 1, tasa: 1, fechaTasa: 1 },
} as const;

/** One that is paid or cancelled is not pending any more. */
const held = (tiendaId: string) => ({
  tiendaId,
  estado: 'pendiente' as const,
  retirarHasta: $exists(true),
});

/** Lists, pages and queues of orders. */
@Injectable()
export class OrderListsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** A page of a client's or a store's orders. */
  async findPage(party: Party, query: PedidosQuery): Promise<{ docs: PedidoDoc[]; total: number }> {
    const { dateRange, words } = query;
    const filter = partyOrders(party, query);
    const total = query.total ?? (await this.model.countDocuments(filter).exec());
    const windows = total > MANY && !words.length && query.sort === '-fecha' ? RECENT_DAYS.party : [];
    for (const days of windows) {
      const since = new Date(query.now.getTime() - days * DAY);
      if (dateRange && dateRange.desde >= since) break;
      const bounds = { $gte: since, ...(dateRange && { $lt: dateRange.hasta }) };
      const docs = await this.readPage<PedidoDoc>({ ...filter, fecha: trusted(bounds) }, ORDER_FIELDS, query);
      if (docs.length === query.limit) return { docs, total };
    }
    return { docs: await this.readPage<PedidoDoc>(filter, ORDER_FIELDS, query), total };
  }

  /** A page of the orders of all stores. */
  async findPageOfAll(filter: AllOrdersFilter, query: PageQuery): Promise<{ docs: ListedOrder[]; total: number }> {
    const matching = allOrders(filter);
    const isAll = Object.keys(matching).length === 0;
    const total = await (isAll ? this.model.estimatedDocumentCount() : this.model.countDocuments(matching)).exec();
    const isLong = total > MANY && query.sort === '-fecha' && !filter.words.length && !filter.until;
    for (const days of isLong ? RECENT_DAYS.all : []) {
      const from = new Date(query.now.getTime() - days * DAY);
      if (filter.from && filter.from >= from) break;
      const docs = await this.readPage<ListedOrder>(allOrders({ ...filter, from }), LISTED, query);
      if (docs.length === query.limit) return { docs, total };
    }
    return { docs: await this.readPage<ListedOrder>(matching, LISTED, query), total };
  }

  /** All orders of a party that match, as they come from the database. */
  stream(party: Party, { sort, ...filter }: PedidosFilter & Pick<PedidosQuery, 'sort'>): AsyncIterable<PedidoDoc> {
    return this.model
      .find(partyOrders(party, filter), ORDER_FIELDS)
      .sort(ORDER_SORT_KEYS[sort])
      .lean()
      .cursor({ batchSize: EXPORT_BATCH });
  }

  /** All orders of all stores that match, as they come from the database. */
  streamOfAll(filter: AllOrdersFilter, sort: OrderSort): AsyncIterable<ListedOrder> {
    return this.model
      .find(allOrders(filter), LISTED)
      .sort(ORDER_SORT_KEYS[sort])
      .lean<ListedOrder>()
      .cursor({ batchSize: EXPORT_BATCH });
  }

  /** The latest orders of a party, the newest first (indexes clienteId + fecha, tiendaId + fecha). */
  findRecent(party: Party, limit: number): Promise<RecentOrder[]> {
    return this.model.find(party, RECENT).sort({ fecha: -1, _id: -1 }).limit(limit).lean().exec();
  }

  /** The last `limit` orders that a client paid and nobody cancelled, the newest first. */
  findBought(clienteId: string, limit: number): Promise<PedidoDoc[]> {
    return this.model
      .find({ clienteId, estadoPago: 'pagado', estado: $ne('cancelado') }, ORDER_FIELDS)
      .sort({ fecha: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Clients and lines of these orders. */
  findSold(ids: readonly string[]): Promise<SoldOrder[]> {
    return this.model
      .find({ _id: $in(ids) }, SOLD)
      .lean<SoldOrder[]>()
      .exec();
  }

  /** Those of these orders that are the store's. */
  findOwn(tiendaId: string, ids: readonly string[]): Promise<PedidoDoc[]> {
    return this.model
      .find({ _id: $in(ids), tiendaId }, ORDER_FIELDS)
      .lean()
      .exec();
  }

  /** Open orders of a party, the oldest first. */
  findOpen(party: Party, wanted: OpenOrdersFilter, limit: number): Promise<PedidoDoc[]> {
    return this.model
      .find({ ...party, ...openOrders(wanted) }, ORDER_FIELDS)
      .sort({ fecha: 1, _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async findOpenIds(party: Party): Promise<string[]> {
    const docs = await this.model.find({ ...party, ...openOrders() }, { _id: 1 }).lean();
    return docs.map(({ _id }) => String(_id));
  }

  /** Orders of a store whose payment nobody has verified yet, the latest first (index tiendaId + estado + fecha). */
  findUnpaid(tiendaId: string, limit: number): Promise<UnpaidOrder[]> {
    return this.model
      .find({ tiendaId, estado: 'pendiente', estadoPago: $in(['pendiente', 'en_verificacion']) }, UNPAID)
      .sort({ fecha: -1, _id: -1 })
      .limit(limit)
      .lean<UnpaidOrder[]>()
      .exec();
  }

  /** The orders of a store in one place that were paid first (index tiendaId + estado + subestado + fechaPagado). */
  findOldest(tiendaId: string, { paid, estado, subestado }: EstadoMatch, limit: number): Promise<QueuedOrder[]> {
    const isPaid = { fechaPagado: $exists(true), ...(paid && { estadoPago: 'pagado' as const }) };
    return (
      this.model
        // Outside of procesando there is none; said, so that the index holds the order of payment.
        .find({ tiendaId, estado, subestado: subestado ?? null, ...isPaid }, QUEUED)
        .sort({ fechaPagado: 1, _id: 1 })
        .limit(limit)
        .lean<QueuedOrder[]>()
        .exec()
    );
  }

  /** The orders of a store that are held for a client who pays at the pick-up, those whose hold ends first (index tiendaId + estado + retirarHasta). */
  findHeld(tiendaId: string, limit: number): Promise<HeldOrder[]> {
    return this.model
      .find(held(tiendaId), { ...QUEUED, retirarHasta: 1 })
      .sort({ retirarHasta: 1, _id: 1 })
      .limit(limit)
      .lean<HeldOrder[]>()
      .exec();
  }

  countHeld(tiendaId: string): Promise<number> {
    return this.model.countDocuments(held(tiendaId)).exec();
  }

  /** Ids of a store's paid orders that are on their way, or were delivered after an instant. */
  async findUnsettled(tiendaId: string, deliveredAfter: Date, tx?: Tx): Promise<string[]> {
    const open = { tiendaId, estado: $in(OPEN_ESTADOS_PEDIDO), estadoPago: 'pagado' as const };
    const recent = { tiendaId, fechaEntrega: $gt(deliveredAfter) };
    const ids: string[] = [];
    // One after the other: they may stand in one transaction.
    for (const filter of [open, recent])
      for (const { _id } of await this.model
        .find(filter, { _id: 1 })
        .session(tx ?? null)
        .lean()
        .exec())
        ids.push(String(_id));
    return ids;
  }

  /** Of these orders, those that are on their way, or were delivered after an instant. */
  async filterUnsettled(ids: readonly string[], deliveredAfter: Date): Promise<string[]> {
    const docs = await this.model
      .find(
        {
          _id: $in(ids),
          $or: [{ estado: $in(OPEN_ESTADOS_PEDIDO), estadoPago: 'pagado' }, { fechaEntrega: $gt(deliveredAfter) }],
        },
        { _id: 1 },
      )
      .lean()
      .exec();
    return docs.map(({ _id }) => String(_id));
  }

  private readPage<T>(filter: object, fields: object, { sort, page, limit }: Omit<PageQuery, 'now'>): Promise<T[]> {
    return this.model
      .find(filter, fields)
      .sort(ORDER_SORT_KEYS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<T[]>()
      .exec();
  }
}
