import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { EstadoMatch } from '@tuerca/contracts/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/states';
import { ORDER_NOTES } from '@tuerca/contracts/orders/messages';
import type { OrderSort } from '@tuerca/contracts/orders/rules';
import mongoose, { type Model } from 'mongoose';
import { insertBuilt } from '../platform/database/insert-built';
import type { Tx } from '../platform/database/transactions';
import { CANCELLABLE, OPEN_PAYMENT } from './order-rules';
import { type InstallationOfOrder, ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';

/** Whose orders: every query for people names them. */
export type Party = { clienteId: string } | { tiendaId: string };
export type PedidoInsert = Omit<PedidoDoc, '_id' | 'pagoId' | 'clienteId' | 'tiendaId' | 'items' | 'instalacion'> & {
  pagoId: string;
  clienteId: string;
  tiendaId: string;
  items: (Omit<PedidoDoc['items'][number], 'productoId'> & { productoId: string })[];
  instalacion: (Omit<InstallationOfOrder, 'citaId' | 'tallerId'> & { citaId: string; tallerId: string }) | null;
};
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
/** A payment and the number of the purchase that it pays for. */
export interface PurchaseKey {
  pagoId: string;
  orderNumber: string;
}
interface Cancellation {
  motivo: string;
  por: string;
  autor?: Autor | null;
  fecha: Date;
  /** Of the money: rechazado while unpaid, reembolsado when it was paid. */
  estadoPago: EstadoPago;
}

const { trusted } = mongoose;
const toId = (id: string) => new mongoose.Types.ObjectId(id);
const DAY_MS = 86_400_000;
/**
 * Not every server reads an index in the order of a sort: it then sorts all that matches. Of a long list, the newest orders are
 * therefore looked for in the last days first, and further back only when these do not fill the page.
 */
const RECENT_DAYS = [15, 90, 360] as const;
const MANY = 2000;
// Each goes along an index, forwards or backwards.
const SORTS: Record<OrderSort, Record<string, 1 | -1>> = {
  '-fecha': { fecha: -1, _id: -1 },
  fecha: { fecha: 1, _id: 1 },
  '-total': { total: -1, _id: -1 },
  total: { total: 1, _id: 1 },
};
const matchEstado = ({ paid, ...state }: EstadoMatch) => ({ ...state, ...(paid && { estadoPago: 'pagado' as const }) });
const matchEstados = (matches: readonly EstadoMatch[]) =>
  matches.length === 1 ? matchEstado(matches[0]!) : { $or: matches.map(matchEstado) };

@Injectable()
export class OrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  async insert(pedidos: PedidoInsert[], tx?: Tx): Promise<PedidoDoc[]> {
    const docs = pedidos.map(({ pagoId, clienteId, tiendaId, items, instalacion, ...pedido }) => ({
      ...pedido,
      instalacion: instalacion && {
        ...instalacion,
        citaId: toId(instalacion.citaId),
        tallerId: toId(instalacion.tallerId),
      },
      pagoId: toId(pagoId),
      clienteId: toId(clienteId),
      tiendaId: toId(tiendaId),
      items: items.map((item) => ({ ...item, productoId: toId(item.productoId) })),
    }));
    return insertBuilt<PedidoDoc>(this.model, docs, tx);
  }

  /** One order of a party, by id or number. */
  findOwn(party: Party | Record<string, never>, key: string): Promise<PedidoDoc | null> {
    return this.model
      .findOne({ ...party, ...this.byKey(key) }, ORDER_FIELDS)
      .lean<PedidoDoc>()
      .exec();
  }

  /** All orders of a purchase that a party may see, in the order of their numbers. */
  findPurchase(orderNumber: string, party: Party | Record<string, never> = {}): Promise<PedidoDoc[]> {
    return this.model
      .find({ ...party, orderNumber }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .lean<PedidoDoc[]>()
      .exec();
  }

  findByPayment(pagoId: string, tx?: Tx): Promise<PedidoDoc[]> {
    return this.model
      .find({ pagoId }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .session(tx ?? null)
      .lean<PedidoDoc[]>()
      .exec();
  }

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
      .sort(SORTS[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<PedidoDoc[]>()
      .exec();
  }

  /** The last `limit` orders that a client paid and nobody cancelled, the newest first. */
  findBought(clienteId: string, limit: number): Promise<PedidoDoc[]> {
    return this.model
      .find({ clienteId, estadoPago: 'pagado', estado: trusted({ $ne: 'cancelado' }) }, ORDER_FIELDS)
      .sort({ fecha: -1 })
      .limit(limit)
      .lean<PedidoDoc[]>()
      .exec();
  }

  async hasDelivered(clienteId: string, what: { productoId: string } | { tiendaId: string }): Promise<boolean> {
    const filter = 'productoId' in what ? { 'items.productoId': what.productoId } : { tiendaId: what.tiendaId };
    return (await this.model.exists({ clienteId, estado: 'entregado', ...filter })) !== null;
  }

  /** The money arrived: every live order of the payment is paid, and what was cancelled alone before goes back. Returns the payment's orders. */
  async markPaid({ pagoId, orderNumber }: PurchaseKey, fecha: Date, tx: Tx): Promise<PedidoDoc[]> {
    const paid = {
      filter: { pagoId, estado: trusted({ $ne: 'cancelado' }), estadoPago: trusted({ $in: [...OPEN_PAYMENT] }) },
      update: {
        $set: { estadoPago: 'pagado', fechaPagado: fecha, revisarRetraso: fecha },
        $push: {
          historialEstados: { estado: 'pendiente', subestado: null, fecha, nota: ORDER_NOTES.paid, por: 'sistema' },
        },
      },
    };
    // Most purchases have one order, which bears the purchase's own number: one command writes and returns it.
    const only = await this.model
      .findOneAndUpdate({ ...paid.filter, numero: orderNumber } as never, paid.update as never, { session: tx })
      .lean<PedidoDoc>()
      .exec();
    if (only) return [only];
    const orders = await this.findByPayment(pagoId, tx);
    const refunded = {
      filter: { pagoId, estado: 'cancelado', estadoPago: 'rechazado' },
      update: { $set: { estadoPago: 'reembolsado' } },
    };
    const writes = orders.some(({ estado }) => estado === 'cancelado') ? [paid, refunded] : [paid];
    await this.model.bulkWrite(writes.map((updateMany) => ({ updateMany })) as never, { session: tx });
    return orders;
  }

  /** Cancels once, inside the transaction that returns the stock; the order as it was before, null when it could not be cancelled any more. */
  cancel(
    id: string,
    { motivo, por, autor = null, fecha, estadoPago }: Cancellation,
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: trusted({ $in: [...CANCELLABLE] }) },
        {
          $set: { estado: 'cancelado', subestado: null, motivoCancelacion: motivo, estadoPago, stockRetenido: false },
          $push: { historialEstados: { estado: 'cancelado', subestado: null, fecha, nota: motivo, por, autor } },
        },
        { returnDocument: 'before', session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }

  private byKey(key: string): { _id: string } | { numero: string } {
    return mongoose.isObjectIdOrHexString(key) ? { _id: key } : { numero: key.toUpperCase() };
  }
}
