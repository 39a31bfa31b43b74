import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions';
import { CustomersRepository } from './customers.repository';
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
  ) {}

  /** Takes units of a delivered order for a return; its place among the order's returns from 1, null when something of it is taken already. */
  claim(pedido: StoredPedido, claim: ReturnClaim, tx: Tx): Promise<number | null> {
    return this.repository.claim(String(pedido._id), String(pedido.clienteId), toClaimed(pedido, claim), tx);
  }

  /** Gives back what a refused or cancelled return had taken. */
  release(pedido: StoredPedido, claim: ReturnClaim, tx: Tx): Promise<void> {
    return this.repository.release(String(pedido._id), toClaimed(pedido, claim), tx);
  }

  /** The order and its customer note what was refunded: `monto` in céntimos of Bs., `montoUSD` in cents. */
  async refund(pedidoId: string, amounts: { monto: number; montoUSD: number }, tx: Tx): Promise<void> {
    const pedido = await this.repository.refund(pedidoId, amounts, tx);
    if (pedido) await this.customers.addSpent([{ ...pedido, total: amounts.monto }], -1, tx);
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
