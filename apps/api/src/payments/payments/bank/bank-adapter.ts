import type { BankResult } from '@tuerca/contracts/payments/payments/states';

/** Data by which a bank finds a payment; `monto` in céntimos, phone '+58…', cédula 'V-…', date of Caracas. */
export interface BankPayment {
  orderNumber: string;
  metodoPago: 'pago_movil' | 'transferencia';
  bancoEmisor: string;
  bancoReceptor: string;
  referencia: string;
  telefonoPagador: string;
  cedulaPagador: string;
  monto: number;
  fechaPago: string;
  destinatario: { telefono: string; cuenta: string; rif: string };
}

/** A movement as the bank knows it, whatever the payer typed; date of Caracas. */
export interface BankMovement {
  bancoEmisor: string;
  fecha: string;
  referencia: string;
}

export interface BankAnswer {
  resultado: BankResult;
  /** Céntimos that the bank saw, when it told. */
  montoRecibido?: number;
  /** The movement that it found, when it told. */
  movimiento?: BankMovement;
  /** The answer as it came over the line. */
  raw?: string;
}

/** A failure of transport that left an answer behind. */
export class BankFailure extends Error {
  constructor(
    message: string,
    readonly raw: string,
  ) {
    super(message);
  }
}

/** References with fewer digits prove nothing: many movements of a day end in the same four. */
export const MIN_REFERENCE_DIGITS = 6;

/** The bank as a port: results of its business are returned, failures of transport are thrown. */
export abstract class BankAdapter {
  /** As it is called in the records of what it answered. */
  abstract readonly name: string;
  abstract check(pago: BankPayment): Promise<BankAnswer>;
}
