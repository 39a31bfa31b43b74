import { Injectable } from '@nestjs/common';
import { paysAtPickUp } from '@tuerca/contracts/cart/checkout/cash';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido, ResumenPedidos } from '@tuerca/contracts/orders/orders/schemas';
import { type EstadoMatch, OPEN_ESTADOS_PEDIDO, ORDER_QUEUES } from '@tuerca/contracts/orders/orders/states';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { keptAmount } from './order-amounts';
import { OrderFiguresRepository, type StepCount } from './order-figures.repository';
import type { OpenOrdersFilter, Party } from './order-filters';
import { type HeldOrder, OrderListsRepository, type QueuedOrder, type UnpaidOrder } from './order-lists.repository';
import { toPedido } from './orders.mapper';
import { OrdersRepository } from './orders.repository';
import type { StoredPedido } from './orders.service';

export type OrderParty = Party;
export type WaitingOrder = QueuedOrder;

const countMatching = (steps: readonly StepCount[], matches: readonly EstadoMatch[]): number =>
  steps
    .filter(({ _id }) =>
      matches.some(
        ({ estado, subestado, paid }) =>
          _id.estado === estado &&
          (!subestado || _id.subestado === subestado) &&
          (!paid || _id.estadoPago === 'pagado'),
      ),
    )
    .reduce((sum, { total }) => sum + total, 0);

/** Orders that wait: for their payment, for the store's hands, for the settlement, for the end of an account. */
@Injectable()
export class OrderQueuesService {
  constructor(
    private readonly lists: OrderListsRepository,
    private readonly figures: OrderFiguresRepository,
    private readonly orders: OrdersRepository,
  ) {}

  /** Orders of a store at each step, for its tabs. */
  async summary({ id }: CurrentUser): Promise<ResumenPedidos> {
    const steps = await this.figures.countSteps(id);
    const placed = countMatching(steps, [{ estado: 'pendiente' }]);
    return {
      pendientes: placed - countMatching(steps, [{ estado: 'pendiente', paid: true }]),
      porPreparar: countMatching(steps, ORDER_QUEUES.por_preparar),
      porEnviar: countMatching(steps, ORDER_QUEUES.por_enviar),
      enviados: countMatching(steps, [{ estado: 'enviado' }]),
    };
  }

  /** The orders of a queue that were paid first, in that order. */
  async oldest(tiendaId: string, queue: keyof typeof ORDER_QUEUES, limit: number): Promise<WaitingOrder[]> {
    const places: readonly EstadoMatch[] = ORDER_QUEUES[queue];
    const found = await Promise.all(places.map((place) => this.lists.findOldest(tiendaId, place, limit)));
    return found
      .flat()
      .sort((a, b) => a.fechaPagado.getTime() - b.fechaPagado.getTime() || (a.numero < b.numero ? -1 : 1))
      .slice(0, limit);
  }

  /** The orders that are held for clients who pay at the pick-up, by the end of the hold, and how many there are. */
  async held(tiendaId: string, limit: number): Promise<{ docs: HeldOrder[]; total: number }> {
    const docs = await this.lists.findHeld(tiendaId, limit);
    return { docs, total: docs.length < limit ? docs.length : await this.lists.countHeld(tiendaId) };
  }

  /**
   * A store's orders as they were chosen, to be packed; throws NO_ENCONTRADO, and ESTADO_CAMBIO when one was cancelled, or is
   * neither paid nor held for a client who pays at the pick-up.
   */
  async toPack(tiendaId: string, ids: readonly string[]): Promise<Pedido[]> {
    const found = new Map((await this.lists.findOwn(tiendaId, ids)).map((doc) => [String(doc._id), doc]));
    const docs = ids.map((id) => found.get(id));
    if (!docs.every((doc) => doc !== undefined)) throw new AppError('NO_ENCONTRADO');
    const refused = docs.filter(
      (doc) => doc.estado === 'cancelado' || !(doc.estadoPago === 'pagado' || paysAtPickUp(doc)),
    );
    if (refused.length)
      throw new AppError('ESTADO_CAMBIO', {
        message: ORDER_MESSAGES.notToPack(refused.map(({ numero }) => numero)),
      });
    return docs.map((doc) => toPedido(doc));
  }

  /** A store's orders that hold stock although nobody has verified their payment, the latest first. */
  async unpaid(tiendaId: string, limit: number): Promise<UnpaidOrder[]> {
    const orders = await this.lists.findUnpaid(tiendaId, limit);
    return orders.filter(({ stockRetenido }) => stockRetenido);
  }

  /** Ids of a store's paid orders that are on their way, or were delivered after an instant: they cannot be settled yet. */
  unsettledOf(tiendaId: string, deliveredAfter: Date, tx?: Tx): Promise<string[]> {
    return this.lists.findUnsettled(tiendaId, deliveredAfter, tx);
  }

  /** Of these orders, those that are on their way, or were delivered after an instant. */
  async unsettledAmong(ids: readonly string[], deliveredAfter: Date): Promise<Set<string>> {
    return new Set(ids.length ? await this.lists.filterUnsettled(ids, deliveredAfter) : []);
  }

  /** Open orders of a party whose account goes, the oldest first. */
  open(party: Party, wanted: OpenOrdersFilter, limit: number): Promise<StoredPedido[]> {
    return this.lists.findOpen(party, wanted, limit);
  }

  openIds(party: Party): Promise<string[]> {
    return this.lists.findOpenIds(party);
  }

  countOpen(party: Party): Promise<number> {
    return this.figures.countIn(OPEN_ESTADOS_PEDIDO, party);
  }

  /** Number of a party's open orders, and the céntimos of Bs. paid for them and not given back. */
  sumOpen(party: Party, wanted: OpenOrdersFilter = {}): Promise<{ total: number; pagado: number }> {
    return this.figures.sumOpen(party, wanted);
  }

  /** Céntimos of Bs. paid for an order and not given back. */
  paidFor(pedido: StoredPedido): number {
    return keptAmount(pedido);
  }

  /** Notes that an open order is fulfilled all the same; null when it is not open any more, or not of this party. */
  keep(party: Party, id: string, tx: Tx): Promise<StoredPedido | null> {
    return this.orders.keep(party, id, tx);
  }
}
