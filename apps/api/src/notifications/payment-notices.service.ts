import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { OWED_BECAUSE, PAYMENT_MESSAGES } from '@tuerca/contracts/payments/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { DiferenciaPedida, PagoExcedido, SaldoDevuelto, SaldoPorDevolver } from '../payments/payments.events';
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
      mensaje: `Compra ${orderNumber}: ${PAYMENT_MESSAGES.less(falta)} ${asSentence(reason)} Tienes hasta el ${formatFechaHora(limite)} para enviarla e informar su referencia.`,
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

  /** Who paid too much is told by `onExcess`. */
  @OnEvent(SaldoPorDevolver.event, LISTENER)
  async onOwed({ id, clienteId, numero, orderNumber, monto, motivo, tx }: SaldoPorDevolver): Promise<void> {
    if (motivo === 'excedente') return;
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${SaldoPorDevolver.event}:${id}`,
      ruta: pathOf(numero ?? orderNumber),
      titulo: 'Te devolveremos dinero',
      mensaje: `Compra ${orderNumber}: ${PAYMENT_MESSAGES.owed(monto)} ${OWED_BECAUSE[motivo](numero)} Te avisaremos cuando lo enviemos.`,
    };
    await this.notifications.notify([notice], tx);
  }

  @OnEvent(SaldoDevuelto.event, LISTENER)
  onRefund({ id, clienteId, numero, orderNumber, monto, referencia, tx }: SaldoDevuelto): Promise<void> {
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${SaldoDevuelto.event}:${id}`,
      ruta: pathOf(numero ?? orderNumber),
      titulo: 'Te devolvimos dinero',
      mensaje: `Compra ${orderNumber}: ${PAYMENT_MESSAGES.refunded(monto, referencia)}`,
    };
    return this.notifications.notify([notice], tx);
  }
}
