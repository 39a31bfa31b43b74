import { Injectable } from '@nestjs/common';
import { paysAtPickUp } from '@tuerca/contracts/cart/checkout/cash';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { type EstadoMatch, ORDER_QUEUES } from '@tuerca/contracts/orders/orders/states';
import { AppError } from '../../platform/common/app-error';
import { type HeldOrder, OrderQueuesRepository, type QueuedOrder } from './order-queues.repository';
import { toPedido } from './orders.mapper';

export type WaitingOrder = QueuedOrder;

/** What a store has to prepare and to send. */
@Injectable()
export class OrderQueuesService {
  constructor(private readonly repository: OrderQueuesRepository) {}

  /** The orders of a queue that were paid first, in that order. */
  async oldest(tiendaId: string, queue: keyof typeof ORDER_QUEUES, limit: number): Promise<WaitingOrder[]> {
    const places: readonly EstadoMatch[] = ORDER_QUEUES[queue];
    const found = await Promise.all(places.map((place) => this.repository.findOldest(tiendaId, place, limit)));
    return found
      .flat()
      .sort((a, b) => a.fechaPagado.getTime() - b.fechaPagado.getTime() || (a.numero < b.numero ? -1 : 1))
      .slice(0, limit);
  }

  /** The orders that are held for clients who pay at the pick-up, by the end of the hold, and how many there are. */
  async held(tiendaId: string, limit: number): Promise<{ docs: HeldOrder[]; total: number }> {
    const docs = await this.repository.findHeld(tiendaId, limit);
    return { docs, total: docs.length < limit ? docs.length : await this.repository.countHeld(tiendaId) };
  }

  /**
   * A store's orders as they were chosen, to be packed; throws NO_ENCONTRADO, and ESTADO_CAMBIO when one was cancelled, or is
   * neither paid nor held for a client who pays at the pick-up.
   */
  async toPack(tiendaId: string, ids: readonly string[]): Promise<Pedido[]> {
    const found = new Map((await this.repository.findOwn(tiendaId, ids)).map((doc) => [String(doc._id), doc]));
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
}
