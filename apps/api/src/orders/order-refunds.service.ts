import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import type { Tx } from '../platform/database/transactions';
import { OrderRefundsRepository } from './order-refunds.repository';
import type { StoredPedido } from './orders.service';

/** The money of orders that were cancelled: what is sent back of it, and that it was. */
@Injectable()
export class OrderRefundsService {
  constructor(
    private readonly repository: OrderRefundsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes on a cancelled order what is owed of it, in céntimos: all that was paid less what returns gave back. Nothing of one that
   * is paid in its store, and of one of which it is noted already.
   */
  async owe({ _id, metodoPago, total, devuelto = 0 }: StoredPedido, tx: Tx): Promise<number> {
    const monto = total - devuelto;
    if (metodoPago === 'efectivo' || monto <= 0) return 0;
    return (await this.repository.owe(String(_id), monto, tx)) ? monto : 0;
  }

  /** What was owed of an order has been sent. */
  markSent(pedidoId: string, tx: Tx): Promise<void> {
    return this.repository.markSent(pedidoId, this.clock.now(), tx);
  }
}
