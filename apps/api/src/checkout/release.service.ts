import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import { checkout } from '@tuerca/contracts/checkout/endpoints';
import type { orders } from '@tuerca/contracts/orders/endpoints';
import type { Pedido } from '@tuerca/contracts/orders/schemas';
import { AppError } from '../platform/common/app-error';
import type { CurrentUser } from '../platform/common/current-user';
import { Transactions, type Tx } from '../platform/database/transactions';
import type { Parsed } from '../platform/http/request-context';
import { PedidoMovido } from '../orders/orders.events';
import { OrdersService, type PedidoGuardado } from '../orders/orders.service';
import { type EventoPago, PagoConfirmado, PagoRechazado, PagoVencido } from '../payments/payments.events';
import { PaymentsService } from '../payments/payments.service';
import { ProductsService } from '../products/products.service';

const ESCUCHA = { promisify: true, suppressErrors: false } as const;
const MOTIVO = 'El pago no se confirmó.';

/** What follows a purchase: its orders hear of the payment, move along, or are undone with their stock given back once. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly orders: OrdersService,
    private readonly payments: PaymentsService,
    private readonly products: ProductsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
  ) {}

  @OnEvent(PagoConfirmado.evento, ESCUCHA)
  onConfirmed({ pagoId }: EventoPago): Promise<void> {
    return this.orders.markPaid(pagoId);
  }

  @OnEvent(PagoRechazado.evento, ESCUCHA)
  @OnEvent(PagoVencido.evento, ESCUCHA)
  async onRejected({ pagoId, motivo }: EventoPago): Promise<void> {
    for (const { _id, estado } of await this.orders.findByPayment(pagoId)) {
      if (estado === 'cancelado') continue;
      await this.transactions.run((tx) =>
        this.undo(String(_id), { motivo: motivo ?? MOTIVO, por: 'sistema', estadoPago: 'rechazado' }, tx),
      );
    }
  }

  /**
   * A client cancels while the payment is open, a store while the order has not left; throws ESTADO_CAMBIO otherwise. Holding
   * the payment makes a confirmation at the same moment win or lose as a whole.
   */
  async cancel(user: CurrentUser, clave: string, motivo: string): Promise<Pedido> {
    const { _id, pagoId } = await this.orders.own(user, clave);
    const [id, pago, por] = [
      String(_id),
      String(pagoId),
      user.role === 'store' ? ('tienda' as const) : ('cliente' as const),
    ];
    await this.transactions.run(async (tx) => {
      const { estado } = await this.payments.hold(pago, tx);
      const pagado = estado === 'pagado' || estado === 'reembolsado';
      if (pagado && por === 'cliente')
        throw new AppError('ESTADO_CAMBIO', {
          message: 'Tu pago ya fue confirmado. Escribe a la tienda para cancelar.',
        });
      if (!(await this.undo(id, { motivo, por, estadoPago: pagado ? 'reembolsado' : 'rechazado' }, tx)))
        throw new AppError('ESTADO_CAMBIO');
      const resto = await this.orders.findByPayment(pago, tx);
      if (resto.every((pedido) => pedido.estado === 'cancelado')) await this.payments.undo(pago, { por, motivo }, tx);
    });
    return this.moved(await this.orders.own(user, id), por);
  }

  /** A store writes a new state; cancelado needs the reason in `nota`. */
  async move(
    store: CurrentUser,
    clave: string,
    { estado: destino, nota, numeroRastreo }: Parsed<typeof checkout.setStatus>['body'],
  ): Promise<Pedido> {
    if (destino.estado !== 'cancelado')
      return this.moved(await this.orders.advance(store, clave, destino, { nota, numeroRastreo }), 'tienda');
    if ((nota?.length ?? 0) < 3)
      throw new AppError('ENTRADA_INVALIDA', {
        message: 'Indica el motivo de la cancelación',
        errors: [{ campo: 'nota', mensaje: 'Indica el motivo de la cancelación' }],
      });
    return this.cancel(store, clave, nota!);
  }

  /** Cancels one order and gives its stock back, both or neither; false when it cannot be cancelled any more. */
  private async undo(id: string, datos: Parameters<OrdersService['cancel']>[1], tx: Tx): Promise<boolean> {
    const antes = await this.orders.cancel(id, datos, tx);
    if (!antes) return false;
    if (antes.stockRetenido) {
      const lineas = antes.items.map(({ productoId, cantidad }) => ({
        productoId: String(productoId),
        cantidad,
        pedidoRef: antes.numero,
      }));
      for (const linea of lineas.sort((a, b) => (a.productoId < b.productoId ? -1 : 1)))
        await this.products.returnStock(linea, tx);
    }
    return true;
  }

  private async moved(doc: PedidoGuardado, por: 'cliente' | 'tienda'): Promise<Pedido> {
    const { numero, estado, subestado, tienda, motivoCancelacion } = doc;
    await this.events.emitAsync(
      PedidoMovido.evento,
      new PedidoMovido(
        String(doc._id),
        numero,
        String(doc.clienteId),
        String(doc.tiendaId),
        tienda.nombre,
        estado,
        subestado,
        por,
        motivoCancelacion,
      ),
    );
    return this.orders.toPedido(doc);
  }
}
