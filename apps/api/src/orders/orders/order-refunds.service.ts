import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
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
   * Notes on a cancelled order what is owed of it, in céntimos: all that came less what returns gave back. Nothing of one that
   * is paid in its store, and of one of which it is noted already.
   */
  async owe({ _id, metodoPago, total, recibido = total, devuelto = 0 }: StoredPedido, tx: Tx): Promise<number> {
    const monto = recibido - devuelto;
    if (metodoPago === 'efectivo' || monto <= 0) return 0;
    return (await this.repository.owe(String(_id), monto, tx)) ? monto : 0;
  }

  /**
   * `falta` céntimos of a purchase did not come: each of its orders bears its part by its total, the last céntimos the largest.
   * The orders with what came for each.
   */
  async noteShort(pedidos: readonly StoredPedido[], falta: number, tx: Tx): Promise<StoredPedido[]> {
    const whole = pedidos.reduce((sum, { total }) => sum + total, 0);
    const parts = pedidos.map(({ total }) => Math.floor((total * falta) / whole));
    const largest = pedidos.reduce((best, { total }, i) => (total > pedidos[best]!.total ? i : best), 0);
    parts[largest]! += falta - parts.reduce((sum, part) => sum + part, 0);
    const noted = pedidos.map((pedido, i) => ({ ...pedido, recibido: Math.max(0, pedido.total - parts[i]!) }));
    for (const { _id, recibido } of noted) await this.repository.noteReceived(String(_id), recibido, tx);
    return noted;
  }

  /** What was owed of an order has been sent. */
  markSent(pedidoId: string, tx: Tx): Promise<void> {
    return this.repository.markSent(pedidoId, this.clock.now(), tx);
  }
}
