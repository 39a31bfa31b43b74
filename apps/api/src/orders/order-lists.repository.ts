import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderSort } from '@tuerca/contracts/orders/rules';
import type { EstadoMatch } from '@tuerca/contracts/orders/states';
import mongoose, { type Model } from 'mongoose';
import { ORDER_SORTS } from './order-sorts';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import type { Party } from './orders.repository';

export interface PedidosQuery {
  /** An order matches when it matches one of them. */
  estados?: readonly EstadoMatch[];
  dateRange?: { desde: Date; hasta: Date };
  words: string[];
  clienteId?: string;
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
const matchEstado = ({ paid, ...state }: EstadoMatch) => ({ ...state, ...(paid && { estadoPago: 'pagado' as const }) });
const matchEstados = (matches: readonly EstadoMatch[]) =>
  matches.length === 1 ? matchEstado(matches[0]!) : { $or: matches.map(matchEstado) };

/** A client's or a store's list of orders, page by page. */
@Injectable()
export class OrderListsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  async findPage(party: Party, query: PedidosQuery): Promise<{ docs: PedidoDoc[]; total: number }> {
    const { estados, dateRange, words, clienteId } = query;
    const filter = {
      ...(clienteId && { clienteId }),
      ...party,
      ...(estados && matchEstados(estados)),
      ...(dateRange && { fecha: trusted({ $gte: dateRange.desde, $lt: dateRange.hasta }) }),
      ...(words.length && { $and: words.map((word) => ({ terminos: trusted({ $regex: `^${word}` }) })) }),
    };
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
