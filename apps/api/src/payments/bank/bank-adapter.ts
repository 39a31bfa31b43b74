import type { BankResult } from '@tuerca/contracts/payments/states';

/** What a bank needs to find a payment; `monto` in céntimos, phone '+58…', cédula 'V-…', date of Caracas. */
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

export interface BankAnswer {
  resultado: BankResult;
  /** Céntimos that the bank saw, when it told. */
  montoRecibido?: number;
}

/** The bank as a port: results of its business are returned, failures of transport are thrown. */
export abstract class BankAdapter {
  abstract check(pago: BankPayment): Promise<BankAnswer>;
}
