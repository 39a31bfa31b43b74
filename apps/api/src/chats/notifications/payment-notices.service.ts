import { Injectable } from '@nestjs/common';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { paidTitle } from '@tuerca/contracts/payments/payments/concepts';
import { OWED_BECAUSE, PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import {
  DiferenciaPedida,
  PagoExcedido,
  SaldoDevuelto,
  SaldoPorDevolver,
} from '../../payments/payments/payments.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

type Paid = Pick<PagoExcedido, 'concepto' | 'detalle' | 'orderNumber' | 'ruta'> & { numero?: string | null };

/** Path on which the payer reads about it: her orders, or the payment's own path; null when there is none. */
export const paymentPath = ({ concepto, numero, orderNumber, ruta }: Paid): string | null =>
  concepto === 'compra' ? `/cliente/ordenes?pedido=${numero ?? orderNumber}` : ruta;

/** Tells a client that what she sent was not exact, and what follows. */
@Injectable()
export class PaymentNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(DiferenciaPedida)
  onDifference(event: DiferenciaPedida): Promise<void> {
    const { pagoId, clienteId, falta, limite, reason, ronda, tx } = event;
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${DiferenciaPedida.event}:${pagoId}:${ronda}`,
      ruta: paymentPath(event),
      titulo: 'Falta una parte de tu pago',
      mensaje: `${paidTitle(event)}: ${PAYMENT_MESSAGES.less(falta)} ${asSentence(reason)} Tienes hasta el ${formatFechaHora(limite)} para enviarla e informar su referencia.`,
    };
    return this.notifications.notify([notice], tx);
  }

  @InTransaction(PagoExcedido)
  onExcess({ pagoId, clienteId, excedente, tx, ...paid }: PagoExcedido): Promise<void> {
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${PagoExcedido.event}:${pagoId}`,
      ruta: paymentPath(paid),
      titulo: 'Pagaste de más',
      mensaje: `${paidTitle(paid)}: ${PAYMENT_MESSAGES.more(excedente)}`,
    };
    return this.notifications.notify([notice], tx);
  }

  /** An excess is announced by `onExcess`. */
  @InTransaction(SaldoPorDevolver)
  async onOwed({ id, clienteId, monto, motivo, tx, ...paid }: SaldoPorDevolver): Promise<void> {
    if (motivo === 'excedente') return;
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${SaldoPorDevolver.event}:${id}`,
      ruta: paymentPath(paid),
      titulo: 'Te devolveremos dinero',
      mensaje: `${paidTitle(paid)}: ${PAYMENT_MESSAGES.owed(monto)} ${OWED_BECAUSE[motivo](paid.concepto, paid.numero)} Te avisaremos cuando lo enviemos.`,
    };
    await this.notifications.notify([notice], tx);
  }

  @InTransaction(SaldoDevuelto)
  onRefund({ id, clienteId, monto, referencia, tx, ...paid }: SaldoDevuelto): Promise<void> {
    const notice = {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago' as const,
      clave: `${SaldoDevuelto.event}:${id}`,
      ruta: paymentPath(paid),
      titulo: 'Te devolvimos dinero',
      mensaje: `${paidTitle(paid)}: ${PAYMENT_MESSAGES.refunded(monto, referencia)}`,
    };
    return this.notifications.notify([notice], tx);
  }
}
