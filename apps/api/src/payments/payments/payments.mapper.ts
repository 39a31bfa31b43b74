import { CASH_MESSAGES } from '@tuerca/contracts/cart/checkout/cash';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { conceptoOf } from '@tuerca/contracts/payments/payments/concepts';
import { BANK_RESULT_MESSAGES, PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import type { Diferencia, Pago } from '@tuerca/contracts/payments/payments/schemas';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
import type { PagoDoc } from './payment.schema';
import { finalOf, OPEN_ESTADOS } from './payment-rules';

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

const joined = (...sentences: (string | null)[]): string => sentences.filter(Boolean).join(' ');

/** Sentence about money that is sent back, or was; null when none is. */
function refundSentence({ estado, monto, montoRecibido, porDevolver = 0, devuelto = 0 }: PagoDoc): string | null {
  const excess = (montoRecibido ?? monto) - monto;
  if (porDevolver > 0 && porDevolver === excess && estado === 'pagado') return PAYMENT_MESSAGES.more(excess);
  if (porDevolver > 0) return PAYMENT_MESSAGES.owed(porDevolver);
  return devuelto > 0 ? PAYMENT_MESSAGES.givenBack(devuelto) : null;
}

/** The sentence that tells the client how the payment stands. */
export function paymentMessage(pago: PagoDoc): string {
  const { metodoPago, estado, resultado, motivo, diferencia } = pago;
  if (metodoPago === 'efectivo' && estado !== 'rechazado')
    return estado === 'pagado' ? CASH_MESSAGES.paid : CASH_MESSAGES.waiting;
  if (estado === 'pagado') return joined(BANK_RESULT_MESSAGES.verificado, refundSentence(pago));
  if (estado === 'reembolsado') return refundSentence(pago) ?? PAYMENT_MESSAGES.refundUnknown;
  if (estado === 'rechazado') return joined(asSentence(motivo ?? 'El pago fue rechazado.'), refundSentence(pago));
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
    concepto: conceptoOf(doc),
    detalle: doc.detalle ?? null,
    mensaje: paymentMessage(doc),
    bancoEmisorNombre: bankName(doc.bancoEmisor),
    monto: toMonto(doc.monto),
    totalUSD: toMonto(doc.totalUSD),
    fecha: doc.fecha.toISOString(),
    expira: OPEN_ESTADOS.includes(doc.estado) ? doc.expira.toISOString() : null,
    montoRecibido: montoRecibido === null ? null : toMonto(montoRecibido),
    diferencia: diferencia && toDiferencia(diferencia),
    canceladoPor: finalOf(doc),
    porDevolver: toMonto(doc.porDevolver ?? 0),
    devuelto: toMonto(doc.devuelto ?? 0),
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
