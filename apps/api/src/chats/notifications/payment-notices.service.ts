import { Injectable } from '@nestjs/common';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { paidTitle } from '@tuerca/contracts/payments/payments/concepts';
import { BANK_RESULT_MESSAGES, OWED_BECAUSE, PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { LiquidacionPagada } from '../../orders/comisiones/comisiones.events';
import {
  DiferenciaPedida,
  PagoExcedido,
  PagoPorRevisar,
  SaldoDevuelto,
  SaldoPorDevolver,
} from '../../payments/payments/payments.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

type Paid = Pick<PagoExcedido, 'concepto' | 'detalle' | 'orderNumber' | 'ruta'> & { numero?: string | null };

/** Path on which the payer reads about it: her orders, or the payment's own path; null when there is none. */
const paymentPath = ({ concepto, numero, orderNumber, ruta }: Paid): string | null =>
  concepto === 'compra' ? `/cliente/ordenes?pedido=${numero ?? orderNumber}` : ruta;

/** Tells a client what becomes of money that she sent, beyond what it paid for, and a business what it is paid out. */
@Injectable()
export class PaymentNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(DiferenciaPedida)
  onDifference(event: DiferenciaPedida): Promise<void> {
    const { pagoId, clienteId, falta, limite, reason, ronda, tx } = event;
    return this.notifications.notifyOne(tx, {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago',
      clave: `${DiferenciaPedida.event}:${pagoId}:${ronda}`,
      ruta: paymentPath(event),
      titulo: 'Falta una parte de tu pago',
      mensaje: `${paidTitle(event)}: ${PAYMENT_MESSAGES.less(falta)} ${asSentence(reason)} Tienes hasta el ${formatFechaHora(limite)} para enviarla e informar su referencia.`,
    });
  }

  @InTransaction(PagoExcedido)
  onExcess({ pagoId, clienteId, excedente, tx, ...paid }: PagoExcedido): Promise<void> {
    return this.notifications.notifyOne(tx, {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago',
      clave: `${PagoExcedido.event}:${pagoId}`,
      ruta: paymentPath(paid),
      titulo: 'Pagaste de más',
      mensaje: `${paidTitle(paid)}: ${PAYMENT_MESSAGES.more(excedente)}`,
    });
  }

  /** An excess is announced by `onExcess`. */
  @InTransaction(SaldoPorDevolver)
  async onOwed({ id, clienteId, monto, motivo, tx, ...paid }: SaldoPorDevolver): Promise<void> {
    if (motivo === 'excedente') return;
    await this.notifications.notifyOne(tx, {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago',
      clave: `${SaldoPorDevolver.event}:${id}`,
      ruta: paymentPath(paid),
      titulo: 'Te devolveremos dinero',
      mensaje: `${paidTitle(paid)}: ${PAYMENT_MESSAGES.owed(monto)} ${OWED_BECAUSE[motivo](paid.concepto, paid.numero)} Te avisaremos cuando lo enviemos.`,
    });
  }

  @InTransaction(SaldoDevuelto)
  onRefund({ id, clienteId, monto, referencia, tx, ...paid }: SaldoDevuelto): Promise<void> {
    return this.notifications.notifyOne(tx, {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago',
      clave: `${SaldoDevuelto.event}:${id}`,
      ruta: paymentPath(paid),
      titulo: 'Te devolvimos dinero',
      mensaje: `${paidTitle(paid)}: ${PAYMENT_MESSAGES.refunded(monto, referencia)}`,
    });
  }

  @InTransaction(PagoPorRevisar)
  onReview({ pagoId, clienteId, resultado, consulta, tx, ...paid }: PagoPorRevisar): Promise<void> {
    return this.notifications.notifyOne(tx, {
      usuarioId: clienteId,
      correo: true,
      tipo: 'pago',
      clave: `${PagoPorRevisar.event}:${pagoId}:${consulta}`,
      ruta: paymentPath(paid),
      titulo: 'Estamos revisando tu pago',
      mensaje: `${paidTitle(paid)}: ${BANK_RESULT_MESSAGES[resultado]}`,
    });
  }

  @InTransaction(LiquidacionPagada)
  onPayout({ liquidacion, tx }: LiquidacionPagada): Promise<void> {
    const { _id, tiendaId, numero, total, referencia } = liquidacion;
    return this.notifications.notifyOne(tx, {
      usuarioId: String(tiendaId),
      correo: true,
      tipo: 'pago',
      clave: `${LiquidacionPagada.event}:${String(_id)}`,
      ruta: `/tienda/ingresos?liquidacion=${String(_id)}`,
      titulo: 'Te transferimos tus ventas',
      mensaje: `Pagamos tu liquidación n.º ${numero} por ${formatBs(total)}. Referencia ${referencia}.`,
    });
  }
}
