import { Injectable } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { CustomersRepository } from './customers.repository';
import { DailySalesRepository } from './daily-sales.repository';
import type { StoredPedido } from './orders.service';
import { type Claimed, ReturnedUnitsRepository } from './returned-units.repository';

/** Units of a product of an order. */
interface ReturnedUnits {
  productoId: string;
  cantidad: number;
}
/** What a return takes: units, and the delivery cost when the store was wrong. */
interface ReturnClaim {
  lines: readonly ReturnedUnits[];
  envio: boolean;
}

/** What returns take of orders and give back, inside the returns' transactions. */
@Injectable()
export class ReturnedUnitsService {
  constructor(
    private readonly repository: ReturnedUnitsRepository,
    private readonly customers: CustomersRepository,
    private readonly daily: DailySalesRepository,
    private readonly clock: Clock,
  ) {}

  /** Takes units of a delivered order for a return; its place among the order's returns from 1, null when something of it is taken already. */
  async claim(pedido: StoredPedido, claim: ReturnClaim, tx: Tx): Promise<number | null> {
    const claimed = toClaimed(pedido, claim);
    const place = await this.repository.claim(String(pedido._id), String(pedido.clienteId), claimed, tx);
    if (place !== null) await this.forget(pedido, tx);
    return place;
  }

  /** Gives back what a refused or cancelled return had taken. */
  async release(pedido: StoredPedido, claim: ReturnClaim, tx: Tx): Promise<void> {
    await this.repository.release(String(pedido._id), toClaimed(pedido, claim), tx);
    await this.forget(pedido, tx);
  }

  /** The order and its customer note what was refunded: `monto` in céntimos of Bs., `montoUSD` in cents. Throws DEVUELTO_SUPERA_PAGADO. */
  async refund(pedidoId: string, amounts: { monto: number; montoUSD: number }, tx: Tx): Promise<void> {
    const pedido = await this.repository.refund(pedidoId, amounts, tx);
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
