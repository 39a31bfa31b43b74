import { Injectable } from '@nestjs/common';
import { ORDER_NOTES } from '@tuerca/contracts/orders/messages';
import { type EstadoMatch, ORDER_QUEUES } from '@tuerca/contracts/orders/states';
import { OrderQueuesRepository, type QueuedOrder } from './order-queues.repository';

/** An order that waits, with the instant from which the store could work on it. */
export type WaitingOrder = QueuedOrder & { pagado: Date };

const paidAt = ({ historialEstados, fecha }: QueuedOrder): Date =>
  historialEstados.find(({ nota }) => nota === ORDER_NOTES.paid)?.fecha ?? fecha;

/** What a store has to prepare and to send. */
@Injectable()
export class OrderQueuesService {
  constructor(private readonly repository: OrderQueuesRepository) {}

  /** The oldest orders of a queue, by when they were paid. */
  async oldest(tiendaId: string, queue: keyof typeof ORDER_QUEUES, limit: number): Promise<WaitingOrder[]> {
    const places: readonly EstadoMatch[] = ORDER_QUEUES[queue];
    const found = await Promise.all(places.map((place) => this.repository.findOldest(tiendaId, place, limit)));
    return found
      .flat()
      .map((order) => ({ ...order, pagado: paidAt(order) }))
      .sort((a, b) => a.pagado.getTime() - b.pagado.getTime() || (a.numero < b.numero ? -1 : 1))
      .slice(0, limit);
  }
}
