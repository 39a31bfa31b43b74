import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { BookingService } from '../../citas/citas/booking.service';
import { CompraRegistrada } from '../../orders/orders/orders.events';
import { OrdersService, type StoredPedido } from '../../orders/orders/orders.service';
import { CashPaymentsService } from '../../payments/payments/cash-payments.service';
import { type PaymentRecord, PaymentsService, randomCode } from '../../payments/payments/payments.service';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import { ProductsService } from '../../products/products/products.service';
import { CartService } from '../cart/cart.service';
import { toNewOrders, toPaidOrders } from './new-order';
import { OutdatedPurchase, type PreparedPurchase } from './purchase-preparation.service';

/** Fields by which a repeated purchase is recognised: see docs/adr/0008. */
export interface RepeatGuard {
  /** Unique per client. */
  claveIdempotencia: string;
  /** Digest of what was sent. */
  huella: string;
}

export interface StoredPurchase {
  pago: PaymentRecord;
  pedidos: StoredPedido[];
}

/** The units of a purchase's orders as they are taken from stock: only while their products have the prices of the cart. */
function toStockUnits(pedidos: readonly StoredPedido[], cart: PreparedPurchase['cart']) {
  const products = new Map(cart.items.map(({ productoId, producto }) => [productoId, producto]));
  return pedidos.flatMap(({ numero, tiendaId, items }) =>
    items.map(({ productoId, cantidad }) => ({
      productoId: String(productoId),
      tiendaId: String(tiendaId),
      cantidad,
      pedidoRef: numero,
      price: products.get(String(productoId)),
    })),
  );
}

/** Writes a prepared purchase in one transaction: payment, orders, notices, cart, its appointment, ledger, stock. */
@Injectable()
export class PurchaseStorageService {
  constructor(
    private readonly cart: CartService,
    private readonly products: ProductsService,
    private readonly payments: PaymentsService,
    private readonly cash: CashPaymentsService,
    private readonly orders: OrdersService,
    private readonly booking: BookingService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws OutdatedPurchase when cart, stock or prices are not as prepared, MongoDB's 11000 when a unique index refuses. */
  async store(prepared: PreparedPurchase, guard: RepeatGuard, tx: Tx): Promise<StoredPurchase> {
    const { clienteId, body, purchase, cart, cash, cliente, conditions, destinatario } = prepared;
    const orderNumber = `T${caracasDate(this.clock.now()).slice(2).replaceAll('-', '')}-${randomCode(6)}`;
    const common = {
      ...guard,
      clienteId,
      orderNumber,
      pedidos: toPaidOrders(orderNumber, purchase.parts),
      plaza: prepared.allowance.slot,
      monto: purchase.total,
      totalUSD: purchase.totalUSD,
      tasa: conditions.tasa,
      destinatario,
    };
    const pago =
      body.metodoPago === 'efectivo'
        ? await this.cash.register(
            { ...common, plazaEfectivo: cash!.slot, horas: cash!.horas, horario: cash!.horario, cliente },
            tx,
          )
        : await this.payments.register(
            {
              ...common,
              standing: prepared.allowance.standing,
              details: body,
              bancoReceptor: destinatario.banco,
            },
            tx,
          );
    const pedidos = await this.orders.insert(
      toNewOrders(purchase.parts, { pago, cliente, conditions, booking: prepared.instalacion }),
      tx,
    );
    const event = {
      pagoId: String(pago._id),
      clienteId,
      orderNumber: pago.orderNumber,
      monto: pago.monto,
      motivo: null,
    };
    await emitInTurn(this.events, CompraRegistrada.event, new CompraRegistrada(event, pedidos, tx));
    const bought = cart.items.map(({ productoId }) => productoId);
    if (!(await this.cart.removeBought(clienteId, cart.version, bought, tx))) throw new OutdatedPurchase();
    if (prepared.instalacion) {
      const enTaller = purchase.parts.some(({ taller }) => taller !== null);
      await this.booking.bookWithPurchase(prepared.instalacion, { orderNumber: pago.orderNumber, enTaller }, tx);
    }
    // Stock comes last, since others wait for it.
    if (!(await this.products.takeStock(toStockUnits(pedidos, cart), tx))) throw new OutdatedPurchase();
    return { pago, pedidos };
  }
}
