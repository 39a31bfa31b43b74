import { Injectable } from '@nestjs/common';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import { listWords, searchTerms } from '@tuerca/contracts/kernel/text';
import type { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { InstalacionPedido, Pedido } from '@tuerca/contracts/orders/orders/schemas';
import type { EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { groupBy } from '../../platform/common/group-by';
import type { Tx } from '../../platform/database/transactions';
import { replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { PurchaseProof } from '../../products/comments/purchase-proof.service';
import { CustomersRepository } from './customers.repository';
import { DailySalesRepository } from './daily-sales.repository';
import type { PedidoDoc } from './order.schema';
import type { InstallationOfOrder } from './order-delivery.schema';
import type { Party } from './order-filters';
import { OrderListsRepository } from './order-lists.repository';
import { OrderMovesRepository, type PurchaseKey } from './order-moves.repository';
import { dateBounds, isPayable, isSold } from './order-rules';
import { toInstalacion, toPedido } from './orders.mapper';
import { OrdersRepository, type PedidoInsert } from './orders.repository';

/** An order as it is stored; amounts in integer céntimos and cents. */
export type StoredPedido = PedidoDoc;
/** Share that may be given back of `whole` céntimos (or cents) of an order's price: its part of what came, rounded down. */
export const cameOf = ({ total, recibido = total }: StoredPedido, whole: number): number =>
  recibido === total ? whole : Number((BigInt(whole) * BigInt(recibido)) / BigInt(total));
/** An order to be stored; its search terms are derived here. */
export type NuevoPedido = Omit<PedidoInsert, 'terminos'>;

/** The party that a user is; an admin sees all. */
const partyOf = ({ id, role }: CurrentUser): Party | Record<string, never> =>
  role === 'admin' ? {} : role === 'store' ? { tiendaId: id } : { clienteId: id };

/** Orders of stores: reading them, and what their purchase and its payment write. Money and stock are moved by checkout. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly repository: OrdersRepository,
    private readonly lists: OrderListsRepository,
    private readonly moves: OrderMovesRepository,
    private readonly customers: CustomersRepository,
    private readonly daily: DailySalesRepository,
    private readonly clock: Clock,
    proofs: PurchaseProof,
  ) {
    proofs.register('productoId', (clienteId, productoId) => repository.hasDelivered(clienteId, { productoId }));
    proofs.register('tiendaId', (clienteId, tiendaId) => repository.hasDelivered(clienteId, { tiendaId }));
  }

  /** Number of orders that a store ever had. */
  countOfStore(tiendaId: string): Promise<number> {
    return this.customers.countOrders(tiendaId);
  }

  /** My latest orders, newest first. */
  async latest(user: CurrentUser, limit: number): Promise<StoredPedido[]> {
    const total = user.role === 'store' ? await this.customers.countOrders(user.id) : undefined;
    const view = { words: [], sort: '-fecha' as const, page: 1, limit, now: this.clock.now(), total };
    return (await this.lists.findPage(partyOf(user) as Party, view)).docs;
  }

  /** The last `limit` orders that a client paid and nobody cancelled, the newest first. */
  boughtBy(clienteId: string, limit: number): Promise<StoredPedido[]> {
    return this.lists.findBought(clienteId, limit);
  }

  /** A page of my orders: a client's purchases, a store's sales. */
  async list(
    user: CurrentUser,
    { page, limit, dateFilter, status, estado, search, q, clienteId, sort }: Parsed<typeof orders.list>['query'],
  ) {
    const now = this.clock.now();
    const [estados, dateRange] = [status ?? estado, dateBounds(dateFilter, now)];
    const text = search ?? q ?? '';
    const words = listWords(text);
    const all = user.role === 'store' && !estados && !dateRange && !words.length && !clienteId;
    const { docs, total } = await this.lists.findPage(partyOf(user) as Party, {
      estados,
      dateRange,
      words,
      emails: wholeEmails(text),
      now,
      // The sums that are kept of the customers add up to all orders, and is a sixth of them or less.
      total: all ? await this.customers.countOrders(user.id) : undefined,
      clienteId: user.role === 'store' ? clienteId : undefined,
      sort,
      page,
      limit,
    });
    return replyPage(
      docs.map((doc) => toPedido(doc)),
      total,
      { page, limit },
    );
  }

  /**
   * An order to be read. Notices and mails about a purchase in several stores bear the purchase's number, which none of its
   * orders has: its client reads the first of them. A move of an order asks for `own`, which names one alone.
   */
  async get(user: CurrentUser, key: string): Promise<Pedido> {
    if (user.role !== 'client') return toPedido(await this.own(user, key), { authors: true });
    const doc = await this.find(user, key);
    const found = doc ?? (await this.repository.findOfPurchase(user.id, key));
    if (!found) throw new AppError('NO_ENCONTRADO');
    return toPedido(found, { authors: false });
  }

  /** The stored order, by id or number, for its client, its store or an admin; throws NO_ENCONTRADO for others. */
  async own(user: CurrentUser, key: string): Promise<StoredPedido> {
    const doc = await this.find(user, key);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  /** The orders of a purchase that a user may see: all of them as its client or admin, its own as a store; throws NO_ENCONTRADO. */
  async ownPurchase(user: CurrentUser, orderNumber: string): Promise<StoredPedido[]> {
    const docs = await this.repository.findPurchase(orderNumber, partyOf(user));
    if (!docs.length) throw new AppError('NO_ENCONTRADO');
    return docs;
  }

  /** Stores a purchase's orders in its transaction, and counts them for the stores' lists of customers. */
  async insert(pedidos: NuevoPedido[], tx?: Tx): Promise<StoredPedido[]> {
    const docs = await this.repository.insert(
      pedidos.map((pedido) => ({
        ...pedido,
        terminos: searchTerms(
          pedido.numero,
          pedido.cliente.nombre,
          pedido.cliente.email,
          pedido.tienda.nombre,
          ...pedido.items.map(({ nombre }) => nombre),
        ),
      })),
      tx,
    );
    await this.customers.count(docs, tx);
    await this.forget(docs.filter(isSold), tx);
    return docs;
  }

  findByPayment(pagoId: string, tx?: Tx): Promise<StoredPedido[]> {
    return this.repository.findByPayment(pagoId, tx);
  }

  /** The orders of several purchases by the purchase's number, each in the order of their numbers. */
  async findByPurchases(orderNumbers: readonly string[], tx?: Tx): Promise<Map<string, StoredPedido[]>> {
    const docs = orderNumbers.length ? await this.repository.findByPurchases(orderNumbers, tx) : [];
    return groupBy(docs, ({ orderNumber }) => orderNumber);
  }

  /** The appointment of a purchase was moved or changed its state: its orders say so, too. */
  followAppointment(
    orderNumber: string,
    citaId: string,
    now: Pick<InstallationOfOrder, 'fechaHora' | 'estado'>,
    tx: Tx,
  ): Promise<void> {
    return this.repository.followAppointment(orderNumber, citaId, now, tx);
  }

  /** The orders of a purchase are mounted at another appointment than the one that did not take place. */
  replaceAppointment(
    orderNumber: string,
    former: string,
    next: Parameters<OrdersRepository['replaceAppointment']>[2],
    tx: Tx,
  ): Promise<void> {
    return this.repository.replaceAppointment(orderNumber, former, next, tx);
  }

  /** A waiting order costs what it does at another rate, inside `tx`; throws ESTADO_CAMBIO when it is not waiting (any more). */
  async renewAmounts(
    { _id }: StoredPedido,
    figures: Pick<StoredPedido, 'items' | 'subtotal' | 'descuento' | 'envio' | 'total' | 'tasa' | 'fechaTasa'>,
    tx: Tx,
  ): Promise<void> {
    if (!(await this.repository.renewAmounts(String(_id), figures, tx))) throw new AppError('ESTADO_CAMBIO');
  }

  /** Every live order of a confirmed payment is paid; the payment's orders, as they were before. */
  async markPaid(purchase: PurchaseKey, tx: Tx): Promise<StoredPedido[]> {
    const before = await this.moves.markPaid(purchase, this.clock.now(), tx);
    const paid = before.filter(isPayable);
    await this.customers.addSpent(paid, 1, tx);
    await this.forget(paid, tx);
    return before;
  }

  /** Cancels in a transaction; the order as it was before, null when it cannot be cancelled any more. Its stock is the caller's business. */
  async cancel(
    id: string,
    how: {
      motivo: string;
      por: string;
      estadoPago: 'rechazado' | 'reembolsado';
      autor?: Autor | null;
      from?: readonly EstadoPedido[];
    },
    tx: Tx,
  ): Promise<StoredPedido | null> {
    const before = await this.moves.cancel(id, { ...how, fecha: this.clock.now() }, tx);
    if (before?.estadoPago !== 'pagado') return before;
    await this.customers.addSpent([before], -1, tx);
    await this.forget([before], tx);
    return before;
  }

  toPedido(doc: StoredPedido, shown?: { authors: boolean }): Pedido {
    return toPedido(doc, shown);
  }

  /** The appointment of a purchase as its orders show it; null when nothing was booked with it. */
  installationOf([first]: readonly StoredPedido[]): InstalacionPedido | null {
    return toInstalacion(first?.instalacion);
  }

  private find(user: CurrentUser, key: string): Promise<StoredPedido | null> {
    return this.repository.findOwn(partyOf(user), key);
  }

  private forget(sold: readonly StoredPedido[], tx?: Tx): Promise<void> {
    return this.daily.forget(sold, caracasDate(this.clock.now()), tx);
  }
}
