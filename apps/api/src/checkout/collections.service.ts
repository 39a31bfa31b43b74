import { Injectable } from '@nestjs/common';
import { CASH_MESSAGES, type NuevoCobro } from '@tuerca/contracts/checkout/cash';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { MONEDA_COBRO_LABELS } from '@tuerca/contracts/payments/states';
import { formatBs, formatUsd, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { CashOrdersService } from '../orders/cash-orders.service';
import { OrdersService, type StoredPedido } from '../orders/orders.service';
import { CashPaymentsService } from '../payments/cash-payments.service';
import { AppError } from '../platform/common/app-error';
import type { CurrentUser } from '../platform/common/current-user';
import { Transactions } from '../platform/database/transactions';
import { actorOf, ReleaseService } from './release.service';

/** What an order costs in the currency that was taken, in its hundredths, and in words. */
function dueOf({ total, totalUSD }: StoredPedido, moneda: NuevoCobro['moneda']): { amount: number; words: string } {
  return moneda === 'VES'
    ? { amount: total, words: formatBs(total) }
    : { amount: totalUSD, words: formatUsd(totalUSD) };
}

/** Orders that are paid in the store: the money and the parts change hands together. */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly orders: OrdersService,
    private readonly cashOrders: CashOrdersService,
    private readonly payments: CashPaymentsService,
    private readonly release: ReleaseService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The store took the money and handed the order over. What was collected before is answered as it is; throws ESTADO_CAMBIO
   * when it was cancelled, by a person or by time.
   */
  async collect(store: CurrentUser, key: string, { moneda, monto }: NuevoCobro): Promise<Pedido> {
    const order = await this.orders.own(store, key);
    if (order.metodoPago !== 'efectivo') throw new AppError('ESTADO_CAMBIO', { message: CASH_MESSAGES.notCash });
    if (order.cobro) return this.orders.toPedido(order, { authors: true });
    const due = dueOf(order, moneda);
    if (toCentimos(monto) !== due.amount) {
      const mensaje = CASH_MESSAGES.wrongAmount(due.words);
      throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'monto', mensaje }] });
    }
    const nota = `Cobrado en la tienda: ${due.words} (${MONEDA_COBRO_LABELS[moneda].toLowerCase()})`;
    const doc = await this.transactions.run(async (tx) => {
      await this.payments.collect(String(order.pagoId), nota, tx);
      const delivered = await this.cashOrders.handOver(store, order, { moneda, monto: due.amount, nota }, tx);
      await this.release.tell(delivered, actorOf(store), tx);
      return delivered;
    });
    return this.orders.toPedido(doc, { authors: true });
  }
}
