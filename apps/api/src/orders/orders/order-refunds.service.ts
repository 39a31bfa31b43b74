import { Injectable } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { CustomersRepository } from './customers.repository';
import { DailySalesRepository } from './daily-sales.repository';
import { type Claimed, OrdersRepository } from './orders.repository';
import type { StoredPedido } from './orders.service';

/** Units of a product of an order. */
interface ReturnedUnits {
  productoId: string;
  cantidad: number;
}
/** Share of an order that a return takes: units, and the delivery cost when the store was wrong. */
interface ReturnClaim {
  lines: readonly ReturnedUnits[];
  envio: boolean;
}

/** Money and units that go back: of cancelled orders, and of orders that returns take from, inside their transactions. */
@Injectable()
export class OrderRefundsService {
  constructor(
    private readonly repository: OrdersRepository,
    private readonly customers: CustomersRepository,
    private readonly daily: DailySalesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes on a cancelled order the céntimos that are owed of it: all that came less what returns gave back. Nothing of one that
   * is paid in its store, and of one of which it is noted already.
   */
  async owe({ _id, metodoPago, total, recibido = total, devuelto = 0 }: StoredPedido, tx: Tx): Promise<number> {
    const monto = recibido - devuelto;
    if (metodoPago === 'efectivo' || monto <= 0) return 0;
    return (await this.repository.oweRefund(String(_id), monto, tx)) ? monto : 0;
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

  /** The money owed of an order has been sent. */
  markSent(pedidoId: string, tx: Tx): Promise<void> {
    return this.repository.markRefundSent(pedidoId, this.clock.now(), tx);
  }

  /** Takes units of a delivered order for a return; its place among the order's returns from 1, null when something of it is taken already. */
  async claimUnits(pedido: StoredPedido, claim: ReturnClaim, tx: Tx): Promise<number | null> {
    const claimed = toClaimed(pedido, claim);
    const place = await this.repository.claimUnits(String(pedido._id), String(pedido.clienteId), claimed, tx);
    if (place !== null) await this.forget(pedido, tx);
    return place;
  }

  /** Gives back what a refused or cancelled return had taken. */
  async releaseUnits(pedido: StoredPedido, claim: ReturnClaim, tx: Tx): Promise<void> {
    await this.repository.releaseUnits(String(pedido._id), toClaimed(pedido, claim), tx);
    await this.forget(pedido, tx);
  }

  /** The order and its customer note what was refunded: `monto` in céntimos of Bs., `montoUSD` in cents. Throws DEVUELTO_SUPERA_PAGADO. */
  async refundUnits(pedidoId: string, amounts: { monto: number; montoUSD: number }, tx: Tx): Promise<void> {
    const pedido = await this.repository.noteRefunded(pedidoId, amounts, tx);
    if (!pedido) throw new AppError('DEVUELTO_SUPERA_PAGADO');
    await this.customers.addSpent([{ ...pedido, total: amounts.monto }], -1, tx);
  }

  private forget(pedido: StoredPedido, tx: Tx): Promise<void> {
    return this.daily.forget([pedido], caracasDate(this.clock.now()), tx);
  }
}

function toClaimed({ items }: StoredPedido, { lines, envio }: ReturnClaim): Claimed {
  const found = lines.map(({ productoId, cantidad }) => {
    const index = items.findIndex((item) => String(item.productoId) === productoId);
    if (index < 0) throw new Error(`Product ${productoId} is not in this order`);
    return { index, cantidad, bought: items[index]!.cantidad };
  });
  return { lines: found, envio };
}
