import type { PagoDoc } from './payment.schema';

/** Payment that is looked for in the bank: as the client sent it, or the difference that she sent later. */
export interface PaymentPart {
  referencia: string | null;
  bancoEmisor: string;
  /** Caracas date. */
  fechaPago: string;
  /** Céntimos. */
  monto: number;
  /** From when on the bank is asked. */
  desde: Date;
}

/** The part of a payment that is still to be found in the bank. */
export function pendingPart(pago: PagoDoc): PaymentPart {
  const { diferencia } = pago;
  if (diferencia?.estado !== 'informada' && diferencia?.estado !== 'esperando') {
    const { referencia, bancoEmisor, fechaPago, monto, fecha } = pago;
    return { referencia, bancoEmisor, fechaPago, monto, desde: fecha };
  }
  return {
    referencia: diferencia.referencia,
    bancoEmisor: diferencia.bancoEmisor ?? pago.bancoEmisor,
    fechaPago: diferencia.fechaPago ?? pago.fechaPago,
    monto: diferencia.falta,
    desde: diferencia.informada ?? pago.fecha,
  };
}
