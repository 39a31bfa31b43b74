import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { StepResult } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { movedTo } from '@tuerca/contracts/orders/orders/standing';
import { type EstadoPedido, OPEN_ESTADOS_PEDIDO, PEDIDO_MOVES } from '@tuerca/contracts/orders/orders/states';
import { trackingText } from '@tuerca/contracts/orders/orders/tracking';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { OrderMovesService } from '../../orders/orders/order-moves.service';
import { OrderRefundsService } from '../../orders/orders/order-refunds.service';
import {
  CompraAnulada,
  CompraPagada,
  type OrderActor,
  PedidoCancelado,
  PedidoMovido,
} from '../../orders/orders/orders.events';
import { OrdersService, type StoredPedido } from '../../orders/orders/orders.service';
import { DebtsService } from '../../payments/payments/debts.service';
import { PayablesService } from '../../payments/payments/payables.service';
import {
  PagoConfirmado,
  type PagoEvent,
  PagoRechazado,
  PagoVencido,
  SaldoDevuelto,
} from '../../payments/payments/payments.events';
import { PaymentsService } from '../../payments/payments/payments.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { InTransaction } from '../../platform/common/in-transaction';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { Parsed } from '../../platform/http/request-context';
import { ProductsService } from '../../products/products/products.service';

type ManySteps = Parsed<typeof checkout.setStatusOfMany>['body'];

/** Party of a user in the history of an order. */
export const actorOf = ({ role }: CurrentUser): OrderActor =>
  role === 'admin' ? 'administracion' : role === 'store' ? 'tienda' : 'cliente';

/** Continues a purchase after its payment: its orders move along and reach their client, or are undone with their stock given back once. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly orders: OrdersService,
    private readonly moves: OrderMovesService,
    private readonly refunds: OrderRefundsService,
    private readonly payments: PaymentsService,
    private readonly debts: DebtsService,
    private readonly products: ProductsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly audit: AuditService,
    payables: PayablesService,
  ) {
    payables.register({
      concepto: 'compra',
      expired: 'No pudimos confirmar tu pago a tiempo y la compra se canceló.',
      differenceExpired: PAYMENT_MESSAGES.differenceExpired,
    });
  }

  @InTransaction(PagoConfirmado)
  async onConfirmed(event: PagoConfirmado): Promise<void> {
    if (event.concepto !== 'compra') return;
    const paid = await this.orders.markPaid(event, event.tx);
    const pedidos = event.falta > 0 ? await this.refunds.noteShort(paid, event.falta, event.tx) : paid;
    // What was cancelled alone before is no longer wanted, and its part of the money has come with the rest.
    for (const pedido of pedidos) if (pedido.estado === 'cancelado') await this.owe(pedido, event.tx);
    await emitInTurn(this.events, CompraPagada.event, new CompraPagada(event, pedidos, event.tx));
  }

  @InTransaction(PagoRechazado)
  @InTransaction(PagoVencido)
  async onRejected(event: PagoEvent): Promise<void> {
    if (event.concepto !== 'compra') return;
    const pedidos = await this.orders.findByPayment(event.pagoId, event.tx);
    const data = {
      motivo: event.motivo ?? PAYMENT_MESSAGES.notConfirmed,
      por: 'sistema',
      estadoPago: 'rechazado',
    } as const;
    for (const { _id, estado } of pedidos) if (estado !== 'cancelado') await this.undo(String(_id), data, event.tx);
    await emitInTurn(this.events, CompraAnulada.event, new CompraAnulada(event, pedidos, event.tx));
  }

  /**
   * A client cancels while the payment is open, a store or an administrator while the order has not left; throws ESTADO_CAMBIO otherwise. Holding
   * the payment makes a confirmation at the same moment win or lose as a whole.
   */
  async cancel(user: CurrentUser, key: string, motivo: string): Promise<Pedido> {
    const before = await this.orders.own(user, key);
    demandStep(PEDIDO_MOVES, before.estado, 'cancelado');
    // It gives money back: the owner's alone, by whatever call it is asked.
    if (user.actor?.cargo) throw new AppError('CARGO_NO_PERMITE');
    const por = actorOf(user);
    const autor = por === 'tienda' ? authorOf(user) : null;
    const doc = await this.transactions.run(async (tx) => {
      const cancelled = await this.end(before, { motivo, por, autor }, tx);
      if (por === 'administracion') await this.record('pedido.cancelar', user, [before, cancelled], tx);
      return cancelled;
    });
    return this.orders.toPedido(doc);
  }

  /**
   * Gives up an order that its store or client can no longer see through, also one that has left, and owes what was paid for it:
   * by the administrator, or with null by the clock. Throws ESTADO_CAMBIO when it is over.
   */
  async withdraw(admin: CurrentUser | null, pedido: StoredPedido, motivo: string, tx: Tx): Promise<void> {
    const how = { motivo, por: 'administracion', autor: null, from: OPEN_ESTADOS_PEDIDO } as const;
    const cancelled = await this.end(pedido, how, tx);
    if (admin) await this.record('pedido.cancelar', admin, [pedido, cancelled], tx);
  }

  private async end(
    { _id, pagoId }: StoredPedido,
    { por, ...how }: { motivo: string; por: OrderActor; autor: Autor | null; from?: readonly EstadoPedido[] },
    tx: Tx,
  ): Promise<StoredPedido> {
    const [id, pago, { motivo }] = [String(_id), String(pagoId), how];
    const { estado } = await this.payments.hold(pago, tx);
    const paid = estado === 'pagado' || estado === 'reembolsado';
    if (paid && por === 'cliente')
      throw new AppError('ESTADO_CAMBIO', { message: 'Tu pago ya fue confirmado. Escribe a la tienda para cancelar.' });
    const undone = await this.undo(id, { ...how, por, estadoPago: paid ? 'reembolsado' : 'rechazado' }, tx);
    if (!undone) throw new AppError('ESTADO_CAMBIO');
    if (undone.estadoPago === 'pagado') await this.owe({ ...undone, motivoCancelacion: motivo }, tx);
    const all = await this.orders.findByPayment(pago, tx);
    if (all.every((pedido) => pedido.estado === 'cancelado')) await this.payments.undo(pago, { por, motivo }, tx);
    const cancelled = all.find((pedido) => String(pedido._id) === id)!;
    await this.tell(cancelled, por, tx);
    return cancelled;
  }

  /** A store, or an administrator in its place, writes a new state; cancelado needs the reason in `nota`. */
  async move(
    store: CurrentUser,
    key: string,
    { estado: target, nota, ...parcel }: Parsed<typeof checkout.setStatus>['body'],
  ): Promise<Pedido> {
    if (target.estado !== 'cancelado') {
      const before = store.role === 'admin' ? await this.orders.own(store, key) : null;
      const tiendaId = before ? String(before.tiendaId) : store.id;
      const doc = await this.transactions.run(
        async (tx) => {
          const moved = await this.moves.advance(store, key, target, { nota, ...parcel }, tx);
          await this.tell(moved, actorOf(store), tx);
          if (before) await this.record('pedido.avanzar', store, [before, moved], tx);
          return moved;
        },
        target.estado === 'entregado' ? [tiendaId] : [],
      );
      return this.orders.toPedido(doc, { authors: true });
    }
    if ((nota?.length ?? 0) < 3)
      throw new AppError('ENTRADA_INVALIDA', {
        message: ORDER_MESSAGES.cancelReasonMissing,
        errors: [{ campo: 'nota', mensaje: ORDER_MESSAGES.cancelReasonMissing }],
      });
    return this.cancel(store, key, nota!);
  }

  /** The platform holds the money of a cancelled order, and owes it to the client from now on; once per order. */
  private async owe(pedido: StoredPedido, tx: Tx): Promise<void> {
    const { _id, pagoId, numero, motivoCancelacion: nota } = pedido;
    const monto = await this.refunds.owe(pedido, tx);
    if (monto > 0)
      await this.debts.oweCancelled(String(pagoId), { monto, nota, pedido: { id: String(_id), numero } }, tx);
  }

  @InTransaction(SaldoDevuelto)
  async onSent({ pedidoId, tx }: SaldoDevuelto): Promise<void> {
    if (pedidoId) await this.refunds.markSent(pedidoId, tx);
  }

  /** Cancels one order and gives its stock back, both or neither; the order as it was, null when it cannot be cancelled any more. */
  private async undo(id: string, data: Parameters<OrdersService['cancel']>[1], tx: Tx): Promise<StoredPedido | null> {
    const before = await this.orders.cancel(id, data, tx);
    if (!before) return null;
    await emitInTurn(this.events, PedidoCancelado.event, new PedidoCancelado(before, tx));
    if (before.stockRetenido) {
      const { numero: pedidoRef, items } = before;
      const tiendaId = String(before.tiendaId);
      await this.products.returnStock(
        items.map(({ productoId, cantidad }) => ({ productoId: String(productoId), tiendaId, cantidad, pedidoRef })),
        tx,
      );
    }
    return before;
  }

  private record(
    accion: AuditAction,
    admin: CurrentUser,
    [before, after]: readonly [StoredPedido, StoredPedido],
    tx: Tx,
  ): Promise<void> {
    return this.audit.record(
      {
        actor: admin.id,
        accion,
        objeto: `pedido:${String(after._id)}`,
        antes: { estado: before.estado, estadoPago: before.estadoPago },
        despues: { estado: after.estado, estadoPago: after.estadoPago },
        motivo: after.motivoCancelacion ?? undefined,
      },
      tx,
    );
  }

  /** Tells that an order was moved by hand, inside the transaction that did. */
  async tell(doc: StoredPedido, por: OrderActor, tx: Tx): Promise<void> {
    const { numero, estado, tienda, motivoCancelacion, courier, numeroRastreo, codigoHasta } = doc;
    const sent = [trackingText(courier, numeroRastreo), codigoHasta && ORDER_MESSAGES.codeToTell];
    await emitInTurn(
      this.events,
      PedidoMovido.event,
      new PedidoMovido(
        String(doc._id),
        numero,
        String(doc.clienteId),
        String(doc.tiendaId),
        tienda.nombre,
        estado,
        movedTo(doc),
        String(doc.items[0]!.productoId),
        por,
        motivoCancelacion,
        (estado === 'enviado' && sent.filter(Boolean).join('. ')) || null,
        doc.historialEstados.length,
        tx,
      ),
    );
  }

  /** One step for many orders of a store, each by the rules and with the notices of a single one. One after the other, so that a store's long step does not hold all connections to the database. */
  async moveMany(store: CurrentUser, { pedidos, ...step }: ManySteps): Promise<StepResult[]> {
    const results: StepResult[] = [];
    for (const id of pedidos) results.push(await this.moveOne(store, id, step));
    return results;
  }

  private async moveOne(store: CurrentUser, _id: string, step: Omit<ManySteps, 'pedidos'>): Promise<StepResult> {
    try {
      await this.move(store, _id, step);
      return { _id, hecho: true, mensaje: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Sent again after a lost answer: what was to be done is done.
      if (error.code === 'ESTADO_CAMBIO' && (await this.isThere(store, _id, step.estado)))
        return { _id, hecho: true, mensaje: null };
      return { _id, hecho: false, mensaje: error.message };
    }
  }

  private async isThere(store: CurrentUser, id: string, { estado, subestado }: ManySteps['estado']): Promise<boolean> {
    const now = await this.orders.own(store, id);
    return now.estado === estado && (!subestado || now.subestado === subestado);
  }

  /** The store typed the code; throws CODIGO_ENTREGA. An order that is delivered already is answered as it is. */
  async deliverWithCode(store: CurrentUser, key: string, codigo: string): Promise<Pedido> {
    const order = await this.orders.own(store, key);
    if (order.estado === 'entregado') return this.orders.toPedido(order);
    await this.moves.checkCode(store, order, codigo);
    return this.deliver(store, order);
  }

  /** The client has it. An order that is delivered already is answered as it is; throws ESTADO_CAMBIO before it is on its way. */
  async confirmReceipt(client: CurrentUser, key: string): Promise<Pedido> {
    const order = await this.orders.own(client, key);
    return order.estado === 'entregado' ? this.orders.toPedido(order) : this.deliver(client, order);
  }

  private async deliver(user: CurrentUser, order: StoredPedido): Promise<Pedido> {
    // All deliveries of a store count towards its next plan.
    const wanted = [String(order.tiendaId)];
    const doc = await this.transactions.run(async (tx) => {
      const delivered = await this.moves.deliver(user, order, tx);
      await this.tell(delivered, actorOf(user), tx);
      return delivered;
    }, wanted);
    return this.orders.toPedido(doc);
  }
}
