import { setTimeout as wait } from 'node:timers/promises';
import type { BankResult } from '@tuerca/contracts/payments/payments/states';
import { BankAdapter, type BankAnswer, BankFailure, type BankPayment, MIN_REFERENCE_DIGITS } from './bank-adapter';
import type { SimulatedMovementsRepository } from './simulated-movements.repository';

const BY_ENDING: Record<string, BankResult> = {
  '00': 'no_encontrado',
  '01': 'monto_distinto',
  '02': 'banco_no_disponible',
  '03': 'referencia_usada',
};

/**
 * A bank for development and tests: the reference's last two digits decide (00 not found, 01 other amount, 02 down, 03 used,
 * else verified). What it finds stands in a book under its last six digits: whoever names the same movement with more or fewer
 * digits, another date, bank or payer is told the same movement, which pays once.
 */
export class SimuladoBank extends BankAdapter {
  readonly name = 'simulado';

  constructor(
    private readonly ms: number,
    private readonly book: SimulatedMovementsRepository,
  ) {
    super();
  }

  async check(pago: BankPayment): Promise<BankAnswer> {
    await wait(this.ms);
    const { referencia, bancoReceptor, bancoEmisor, fechaPago: fecha } = pago;
    if (referencia.length < MIN_REFERENCE_DIGITS) return { resultado: 'manual', raw: '{"codigo":"referencia_corta"}' };
    const resultado = BY_ENDING[referencia.slice(-2)] ?? 'verificado';
    if (resultado === 'banco_no_disponible')
      throw new BankFailure('The simulated bank does not answer', 'HTTP 503 {"error":"servicio no disponible"}');
    if (resultado !== 'verificado' && resultado !== 'monto_distinto')
      return { resultado, raw: JSON.stringify({ codigo: resultado }) };
    const monto = resultado === 'verificado' ? pago.monto : Math.max(pago.monto - 100, 1);
    const found = await this.book.findOrEnter({ bancoReceptor, bancoEmisor, fecha, referencia, monto });
    const { monto: montoRecibido, ...movimiento } = found;
    return {
      resultado: montoRecibido === pago.monto ? 'verificado' : 'monto_distinto',
      montoRecibido,
      movimiento,
      raw: JSON.stringify({ codigo: resultado, monto: montoRecibido / 100, ...movimiento }),
    };
  }
}
