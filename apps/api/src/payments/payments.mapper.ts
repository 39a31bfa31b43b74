import { bankName } from '@tuerca/contracts/venezuela/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { BANK_RESULT_MESSAGES } from '@tuerca/contracts/payments/messages';
import type { Pago } from '@tuerca/contracts/payments/schemas';
import type { PagoDoc } from './payment.schema';
import { OPEN_ESTADOS } from './payment-rules';

/** The sentence that tells the client how the payment stands. */
export function paymentMessage({
  estado,
  resultado,
  motivo,
}: Pick<PagoDoc, 'estado' | 'resultado' | 'motivo'>): string {
  if (estado === 'pagado') return BANK_RESULT_MESSAGES.verificado;
  if (estado === 'reembolsado') return 'Tu pago será reembolsado.';
  if (estado === 'rechazado') return motivo ?? 'El pago fue rechazado.';
  return resultado ? BANK_RESULT_MESSAGES[resultado] : 'Estamos verificando tu pago.';
}

/** A payment as its owner and the admin see it. */
export function toPago(doc: PagoDoc): Pago {
  const {
    orderNumber,
    metodoPago,
    estado,
    resultado,
    bancoEmisor,
    bancoReceptor,
    referencia,
    referenciaInterna,
    nombrePagador,
    telefonoPagador,
    cedulaPagador,
    emailPagador,
    tasa,
    fechaPago,
    motivo,
    destinatario,
  } = doc;
  return {
    _id: String(doc._id),
    orderNumber,
    metodoPago,
    estado,
    resultado,
    mensaje: paymentMessage(doc),
    bancoEmisor,
    bancoEmisorNombre: bankName(bancoEmisor),
    bancoReceptor,
    referencia,
    referenciaInterna,
    nombrePagador,
    telefonoPagador,
    cedulaPagador,
    emailPagador,
    monto: toMonto(doc.monto),
    tasa,
    totalUSD: toMonto(doc.totalUSD),
    fechaPago,
    fecha: doc.fecha.toISOString(),
    expira: OPEN_ESTADOS.includes(estado) ? doc.expira.toISOString() : null,
    motivo,
    destinatario,
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
