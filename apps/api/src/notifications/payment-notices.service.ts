import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { DiferenciaPedida, PagoExcedido, SaldoDevuelto } from '../payments/payments.events';
import { NotificationsService } from './notifications.service';

/** Part of the transaction in which it happens: what cannot be told undoes it. */
const LISTENER = { promisify: true, suppressErrors: false } as const;
const pathOf = (orderNumber: string) => `/cliente/ordenes?pedido=${orderNumber}`;

/** Tells a client that what she sent was not exact, and what follows. */
@Injectable()
export class PaymentNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @OnEvent(DiferenciaPedida.event, LISTENER)
  onDifference(event: DiferenciaPedida): Promise<void> {
    const { pagoId, clienteId, orderNumber, falta, limite, reason, ronda, tx } = event;
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${DiferenciaPedida.event}:${pagoId}:${ronda}`,
      ruta: pathOf(orderNumber),
      titulo: 'Falta una parte de tu pago',
      mensaje: `Compra ${orderNumber}: ${PAYMENT_MESSAGES.less(falta)} ${reason} Tienes hasta el ${formatFechaHora(limite)} para enviarla e informar su referencia.`,
    };
    return this.notifications.notify([notice], tx);
  }

  @OnEvent(PagoExcedido.event, LISTENER)
  onExcess({ pagoId, clienteId, orderNumber, excedente, tx }: PagoExcedido): Promise<void> {
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${PagoExcedido.event}:${pagoId}`,
      ruta: pathOf(orderNumber),
      titulo: 'Pagaste de más',
      mensaje: `Compra ${orderNumber}: ${PAYMENT_MESSAGES.more(excedente)}`,
    };
    return this.notifications.notify([notice], tx);
  }

  @OnEvent(SaldoDevuelto.event, LISTENER)
  onRefund({ saldo, tx }: SaldoDevuelto): Promise<void> {
    const notice = {
      usuarioId: saldo.clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${SaldoDevuelto.event}:${saldo.id}`,
      ruta: pathOf(saldo.orderNumber),
      titulo: 'Te devolvimos dinero',
      mensaje: `Compra ${saldo.orderNumber}: ${PAYMENT_MESSAGES.refunded(saldo.monto, saldo.referencia)}`,
    };
    return this.notifications.notify([notice], tx);
  }
}
