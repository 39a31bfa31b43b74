import type { BankResult } from '@tuerca/contracts/payments/states';
import { setTimeout as wait } from 'node:timers/promises';
import { BankAdapter, type BankPayment, type BankAnswer } from './bank-adapter';

const POR_FINAL: Record<string, BankResult> = {
  '00': 'no_encontrado',
  '01': 'monto_distinto',
  '02': 'banco_no_disponible',
  '03': 'referencia_usada',
};

/** A bank for development and tests: the reference's last two digits decide (00 not found, 01 other amount, 02 down, 03 used, else verified). */
export class SimuladoBank extends BankAdapter {
  constructor(private readonly ms: number) {
    super();
  }

  async check({ referencia, monto }: BankPayment): Promise<BankAnswer> {
    await wait(this.ms);
    const resultado = POR_FINAL[referencia.slice(-2)] ?? 'verificado';
    if (resultado === 'banco_no_disponible') throw new Error('The simulated bank does not answer');
    return resultado === 'monto_distinto' ? { resultado, montoRecibido: monto - 100 } : { resultado };
  }
}
