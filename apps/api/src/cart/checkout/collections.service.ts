import { Injectable } from '@nestjs/common';
import { CASH_MESSAGES, type NuevoCobro } from '@tuerca/contracts/cart/checkout/cash';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { MONEDA_COBRO_LABELS } from '@tuerca/contracts/payments/payments/states';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { formatBs, formatUsd, toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { OrderMovesService } from '../../orders/orders/order-moves.service';
import { OrdersService, type StoredPedido } from '../../orders/orders/orders.service';
import { CashPaymentsService } from '../../payments/payments/cash-payments.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { SystemService } from '../../platform/system/system.service';
import { actorOf, ReleaseService } from './release.service';

/** Amount due for an order in the currency of the payment, in its hundredths, and in words. */
function dueOf({ total, totalUSD }: StoredPedido, moneda: NuevoCobro['moneda']): { amount: number; words: string } {
  return moneda === 'VES'
    ? { amount: total, words: formatBs(total) }
    : { amount: totalUSD, words: formatUsd(totalUSD) };
}

type RenewedFigures = Pick<StoredPedido, 'items' | 'subtotal' | 'descuento' | 'envio' | 'total' | 'tasa' | 'fechaTasa'>;

/** An order's figures in Bs. at another rate; those in dollars stay. */
function atRate({ items, descuento, envio, tasa }: StoredPedido, { valor, fechaValor }: Tasa): RenewedFigures {
  const priced = items.map((item) => ({ ...item, precioUnitario: toBolivares(item.precioUSD, valor) }));
  const subtotal = priced.reduce((sum, { precioUnitario, cantidad }) => sum + precioUnitario * cantidad, 0);
  return {
    items: priced,
    subtotal,
    // Of what an offer saved the order keeps no dollars.
    ...(descuento && { descuento: Math.round((descuento * valor) / tasa) }),
    // It is picked up: there is no delivery to pay for.
    envio,
    total: subtotal + envio,
    tasa: valor,
    fechaTasa: fechaValor,
  };
}

/** Orders that are paid in the store: the money and the parts change hands together. */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly orders: OrdersService,
    private readonly moves: OrderMovesService,
    private readonly payments: CashPaymentsService,
    private readonly release: ReleaseService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The store took the money and handed the order over. What was collected before is answered as it is; throws ESTADO_CAMBIO
   * when it was cancelled, by a person or by time, TASA_RETIRADA with the total in Bs. where its rate was withdrawn.
   */
  async collect(store: CurrentUser, key: string, { moneda, monto }: NuevoCobro): Promise<Pedido> {
    const order = await this.orders.own(store, key);
    if (order.metodoPago !== 'efectivo') throw new AppError('ESTADO_CAMBIO', { message: CASH_MESSAGES.notCash });
    if (order.cobro) return this.orders.toPedido(order, { authors: true });
    const renewed = await this.renewed(order);
    const due = dueOf({ ...order, ...renewed }, moneda);
    if (toCentimos(monto) !== due.amount) {
      if (renewed && moneda === 'VES')
        throw new AppError('TASA_RETIRADA', {
          message: CASH_MESSAGES.rateWithdrawn(due.words),
          data: { total: toMonto(renewed.total) },
        });
      const mensaje = CASH_MESSAGES.wrongAmount(due.words);
      throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'monto', mensaje }] });
    }
    const nota = `Cobrado en la tienda: ${due.words} (${MONEDA_COBRO_LABELS[moneda].toLowerCase()})`;
    const doc = await this.transactions.run(
      async (tx) => {
        if (renewed) {
          await this.orders.renewAmounts(order, renewed, tx);
          await this.payments.renew(String(order.pagoId), { monto: renewed.total, tasa: renewed.tasa }, tx);
        }
        await this.payments.collect(String(order.pagoId), nota, tx);
        const delivered = await this.moves.handOver(store, order, { moneda, monto: due.amount, nota }, tx);
        await this.release.tell(delivered, actorOf(store), tx);
        return delivered;
      },
      [String(order.tiendaId)],
    );
    return this.orders.toPedido(doc, { authors: true });
  }

  /** The figures of an order that was reserved at a rate that was withdrawn, at the one in force; null while its own stands. */
  private async renewed(order: StoredPedido): Promise<RenewedFigures | null> {
    const { tasa, fechaTasa } = order;
    return (await this.system.isWithdrawn({ valor: tasa, fechaValor: fechaTasa }))
      ? atRate(order, await this.system.tasa())
      : null;
  }
}
