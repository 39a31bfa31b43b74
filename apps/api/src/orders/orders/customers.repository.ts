import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { normalizeText, searchTerms } from '@tuerca/contracts/kernel/text';
import type { CustomerSort } from '@tuerca/contracts/orders/orders/rules';
import { groupBy } from '../../platform/common/group-by';
import { toId } from '../../platform/database/object-id';
import { $gte, $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { without } from '../../platform/database/without';
import type { PedidoDoc } from './order.schema';
import { keptAmount } from './order-amounts';
import { STORE_CUSTOMER, type StoreCustomerDoc } from './store-customer.schema';

interface CustomersQuery {
  words: string[];
  /** Whole addresses. */
  emails?: readonly string[];
  sort: CustomerSort;
  page: number;
  limit: number;
}
type Order = Pick<
  PedidoDoc,
  'tiendaId' | 'clienteId' | 'cliente' | 'fecha' | 'total' | 'estado' | 'estadoPago' | 'devuelto'
>;

const { trusted } = mongoose;
const SORTS: Record<CustomerSort, Record<string, 1 | -1>> = {
  recent: { ultimoPedido: -1, _id: -1 },
  oldest: { ultimoPedido: 1, _id: 1 },
  'a-z': { alfabetico: 1, _id: 1 },
  'z-a': { alfabetico: -1, _id: -1 },
  'spend-high': { gastoTotal: -1, _id: -1 },
  'spend-low': { gastoTotal: 1, _id: 1 },
  'orders-high': { totalPedidos: -1, _id: -1 },
  'orders-low': { totalPedidos: 1, _id: 1 },
};
const EXPORT_BATCH = 500;
const FIELDS = without('terminos');
const filterOf = (tiendaId: string, { words, emails }: Pick<CustomersQuery, 'words' | 'emails'>) => ({
  tiendaId,
  ...(words.length && { $and: words.map((word) => ({ terminos: trusted({ $regex: `^${word}` }) })) }),
  ...(emails?.length && { email: $in(emails) }),
});

/** Clients of stores, with the sums of their purchases there. */
@Injectable()
export class CustomersRepository {
  constructor(@InjectModel(STORE_CUSTOMER) private readonly model: Model<StoreCustomerDoc>) {}

  /** Counts new orders, in the transaction that stores them; one write for each client of each store. */
  async count(orders: readonly Order[], tx?: Tx): Promise<void> {
    const groups = groupBy(orders, ({ tiendaId, clienteId }) => `${String(tiendaId)}${String(clienteId)}`);
    const writes = [...groups.values()].map((group) => this.additionOf(group));
    // A bulk of one costs more than the write itself.
    if (writes.length === 1)
      await this.model.collection.updateOne(writes[0]!.filter, writes[0]!.update, { upsert: true, session: tx });
    else if (writes.length)
      await this.model.collection.bulkWrite(
        writes.map((write) => ({ updateOne: { ...write, upsert: true } })),
        { session: tx, ordered: false },
      );
  }

  /** Adds `total` to what was spent, for orders that were just paid; takes it away for `sign` -1. */
  async addSpent(
    orders: readonly Pick<Order, 'tiendaId' | 'clienteId' | 'total'>[],
    sign: 1 | -1,
    tx: Tx,
  ): Promise<void> {
    for (const { tiendaId, clienteId, total } of orders)
      await this.model.collection.updateOne(
        { tiendaId, clienteId },
        { $inc: { gastoTotal: sign * total } },
        { session: tx },
      );
  }

  async findPage(
    tiendaId: string,
    { sort, page, limit, ...search }: CustomersQuery,
  ): Promise<{ docs: StoreCustomerDoc[]; total: number }> {
    const filter = filterOf(tiendaId, search);
    const [docs, total] = await Promise.all([
      this.model
        .find(filter, FIELDS)
        .sort(SORTS[sort])
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** All that match, as they come from the database. */
  stream(
    tiendaId: string,
    { sort, ...search }: Omit<CustomersQuery, 'page' | 'limit'>,
  ): AsyncIterable<StoreCustomerDoc> {
    return this.model
      .find(filterOf(tiendaId, search), FIELDS)
      .sort(SORTS[sort])
      .lean()
      .cursor({ batchSize: EXPORT_BATCH });
  }

  /** Every order of a store, cancelled ones included. */
  async countOrders(tiendaId: string): Promise<number> {
    const [sum] = await this.model.aggregate<{ total: number }>([
      { $match: { tiendaId: toId(tiendaId) } },
      { $group: { _id: null, total: { $sum: '$totalPedidos' } } },
    ]);
    return sum?.total ?? 0;
  }

  /** Clients of a store, and those among them who bought for the first time since an instant. */
  async countCustomers(tiendaId: string, since: Date): Promise<{ total: number; added: number }> {
    const [total, added] = await Promise.all([
      this.model.countDocuments({ tiendaId }).exec(),
      this.model.countDocuments({ tiendaId, fechaPrimerCompra: $gte(since) }).exec(),
    ]);
    return { total, added };
  }

  findOne(tiendaId: string, clienteId: string): Promise<StoreCustomerDoc | null> {
    return this.model.findOne({ tiendaId, clienteId }, FIELDS).lean().exec();
  }

  private additionOf(orders: Order[]) {
    const sorted = [...orders].sort((a, b) => a.fecha.getTime() - b.fecha.getTime());
    const [first, latest] = [sorted[0]!, sorted.at(-1)!];
    const { nombre, email, telefono } = latest.cliente;
    return {
      filter: { tiendaId: latest.tiendaId, clienteId: latest.clienteId },
      update: {
        $set: {
          nombre,
          email,
          telefono,
          alfabetico: normalizeText(nombre),
          terminos: searchTerms(nombre, email, telefono.replace(/^\+58/, '')),
        },
        $inc: { totalPedidos: orders.length, gastoTotal: orders.reduce((sum, order) => sum + keptAmount(order), 0) },
        $max: { ultimoPedido: latest.fecha },
        $min: { fechaPrimerCompra: first.fecha },
      },
    };
  }
}
