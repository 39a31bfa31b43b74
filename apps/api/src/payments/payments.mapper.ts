import { CASH_MESSAGES } from '@tuerca/contracts/checkout/cash';
import { bankName } from '@tuerca/contracts/venezuela/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { BANK_RESULT_MESSAGES, PAYMENT_MESSAGES } from '@tuerca/contracts/payments/messages';
import type { Diferencia, Pago } from '@tuerca/contracts/payments/schemas';
import { pick } from '../platform/common/pick';
import type { PagoDoc } from './payment.schema';
import { OPEN_ESTADOS } from './payment-rules';

const COPIED = [
  'orderNumber',
  'metodoPago',
  'estado',
  'resultado',
  'bancoEmisor',
  'bancoReceptor',
  'referencia',
  'referenciaInterna',
  'nombrePagador',
  'telefonoPagador',
  'cedulaPagador',
  'emailPagador',
  'tasa',
  'fechaPago',
  'motivo',
  'destinatario',
] as const;

/** The sentence that tells the client how the payment stands. */
export function paymentMessage({
  metodoPago,
  estado,
  resultado,
  motivo,
  diferencia,
  monto,
  montoRecibido,
}: Pick<PagoDoc, 'metodoPago' | 'estado' | 'resultado' | 'motivo' | 'diferencia' | 'monto' | 'montoRecibido'>): string {
  if (metodoPago === 'efectivo' && estado !== 'rechazado')
    return estado === 'pagado' ? CASH_MESSAGES.paid : CASH_MESSAGES.waiting;
  if (estado === 'pagado') {
    const excess = (montoRecibido ?? monto) - monto;
    return excess > 0
      ? `${BANK_RESULT_MESSAGES.verificado} ${PAYMENT_MESSAGES.more(excess)}`
      : BANK_RESULT_MESSAGES.verificado;
  }
  if (estado === 'reembolsado') return 'Tu pago será reembolsado.';
  if (estado === 'rechazado') return motivo ?? 'El pago fue rechazado.';
  if (diferencia?.estado === 'esperando') return PAYMENT_MESSAGES.less(diferencia.falta);
  if (diferencia && !resultado) return PAYMENT_MESSAGES.differenceChecking;
  return resultado ? BANK_RESULT_MESSAGES[resultado] : 'Estamos verificando tu pago.';
}

function toDiferencia({ recibido, falta, limite, ...rest }: NonNullable<PagoDoc['diferencia']>): Diferencia {
  const { estado, motivo, referencia, bancoEmisor, fechaPago } = rest;
  const amounts = { recibido: toMonto(recibido), falta: toMonto(falta) };
  return { estado, motivo, referencia, bancoEmisor, fechaPago, ...amounts, limite: limite.toISOString() };
}

/** A payment as its owner and the admin see it. */
export function toPago(doc: PagoDoc): Pago {
  const { montoRecibido, diferencia, capturas } = doc;
  return {
    ...pick(doc, COPIED),
    _id: String(doc._id),
    mensaje: paymentMessage(doc),
    bancoEmisorNombre: bankName(doc.bancoEmisor),
    monto: toMonto(doc.monto),
    totalUSD: toMonto(doc.totalUSD),
    fecha: doc.fecha.toISOString(),
    expira: OPEN_ESTADOS.includes(doc.estado) ? doc.expira.toISOString() : null,
    montoRecibido: montoRecibido === null ? null : toMonto(montoRecibido),
    diferencia: diferencia && toDiferencia(diferencia),
    capturas: capturas.map(({ adjuntoId, nombre, ancho, alto }) => ({ _id: String(adjuntoId), nombre, ancho, alto })),
  };
}

/** The payment's part of a purchase's answer. */
export const toPurchaseAnswer = (doc: PagoDoc) => ({
  orderNumber: doc.orderNumber,
  referencia: doc.referencia,
  pagoId: String(doc._id),
  fecha: doc.fecha.toISOString(),
  metodoPago: doc.metodoPago,
  estadoPago: doc.estado,
  mensajePago: paymentMessage(doc),
  monto: toMonto(doc.monto),
  totalUSD: toMonto(doc.totalUSD),
  tasa: doc.tasa,
});
