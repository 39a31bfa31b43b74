import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { OrderSort } from '@tuerca/contracts/orders/orders/rules';
import type { EstadoMatch } from '@tuerca/contracts/orders/orders/states';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import { ORDER_SORTS } from './order-sorts';
import type { Party } from './orders.repository';

export interface PedidosFilter {
  /** An order matches when it matches one of them. */
  estados?: readonly EstadoMatch[];
  dateRange?: { desde: Date; hasta: Date };
  words: string[];
  /** Whole addresses of the client. */
  emails?: readonly string[];
  clienteId?: string;
}
export interface PedidosQuery extends PedidosFilter {
  sort: OrderSort;
  page: number;
  limit: number;
  now: Date;
  /** How many there are, where that is known without counting. */
  total?: number;
}

const { trusted } = mongoose;
const DAY_MS = 86_400_000;
/**
 * Not every server reads an index in the order of a sort: it then sorts all that matches. Of a long list, the newest orders are
 * therefore looked for in the last days first, and further back only when these do not fill the page.
 */
const RECENT_DAYS = [15, 90, 360] as const;
const MANY = 2000;
const EXPORT_BATCH = 500;
const matchEstado = ({ paid, ...state }: EstadoMatch) => ({ ...state, ...(paid && { estadoPago: 'pagado' as const }) });
const matchEstados = (matches: readonly EstadoMatch[]) =>
  matches.length === 1 ? matchEstado(matches[0]!) : { $or: matches.map(matchEstado) };
const filterOf = (party: Party, { estados, dateRange, words, emails, clienteId }: PedidosFilter) => ({
  ...(clienteId && { clienteId }),
  ...party,
  ...(estados && matchEstados(estados)),
  ...(dateRange && { fecha: trusted({ $gte: dateRange.desde, $lt: dateRange.hasta }) }),
  ...(words.length && { $and: words.map((word) => ({ terminos: trusted({ $regex: `^${word}` }) })) }),
  ...(emails?.length && { 'cliente.email': trusted({ $in: [...emails] }) }),
});

/** A client's or a store's list of orders, page by page. */
@Injectable()
export class OrderListsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  async findPage(party: Party, query: PedidosQuery): Promise<{ docs: PedidoDoc[]; total: number }> {
    const { dateRange, words } = query;
    const filter = filterOf(party, query);
    const total = query.total ?? (await this.model.countDocuments(filter).exec());
    const windows = total > MANY && !words.length && query.sort === '-fecha' ? RECENT_DAYS : [];
    for (const days of windows) {
      const since = new Date(query.now.getTime() - days * DAY_MS);
      if (dateRange && dateRange.desde >= since) break;
      const bounds = { $gte: since, ...(dateRange && { $lt: dateRange.hasta }) };
      const docs = await this.readPage({ ...filter, fecha: trusted(bounds) }, query);
      if (docs.length === query.limit) return { docs, total };
    }
    return { docs: await this.readPage(filter, query), total };
  }

  /** All that match, as they come from the database. */
  stream(party: Party, { sort, ...filter }: PedidosFilter & Pick<PedidosQuery, 'sort'>): AsyncIterable<PedidoDoc> {
    return this.model
      .find(filterOf(party, filter), ORDER_FIELDS)
      .sort(ORDER_SORTS[sort])
      .lean<PedidoDoc>()
      .cursor({ batchSize: EXPORT_BATCH });
  }

  /** Of these orders, who bought what. */
  findSold(ids: readonly string[]): Promise<Pick<PedidoDoc, '_id' | 'cliente' | 'items'>[]> {
    const fields = { 'cliente.nombre': 1, 'items.nombre': 1, 'items.cantidad': 1, 'items.variante': 1 } as const;
    return this.model
      .find({ _id: trusted({ $in: [...ids] }) }, fields)
      .lean<Pick<PedidoDoc, '_id' | 'cliente' | 'items'>[]>()
      .exec();
  }

  private readPage(filter: object, { sort, page, limit }: PedidosQuery): Promise<PedidoDoc[]> {
    return this.model
      .find(filter, ORDER_FIELDS)
      .sort(ORDER_SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<PedidoDoc[]>()
      .exec();
  }
}
