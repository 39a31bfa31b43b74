import { Injectable, Logger } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { Metrics } from '../../platform/metrics/metrics.service';
import { BankAdapter, type BankAnswer, BankFailure } from './bank/bank-adapter';
import { BankChecksRepository } from './bank-checks.repository';
import type { PagoDoc } from './payment.schema';
import type { PaymentPart } from './payment-part';

const BUCKETS = [0.1, 0.5, 1, 2.5, 5, 8];

/** Answer of the bank; `keep` stores it unchanged, alone or with the settlement that follows from it. */
export interface Inquiry {
  answer: BankAnswer;
  keep(tx?: Tx): Promise<void>;
}

/** Asks the bank, and knows what it answered word for word. */
@Injectable()
export class BankInquiryService {
  private readonly log = new Logger('Payments');
  private readonly asked: Histogram<'bank' | 'answer'>;

  constructor(
    private readonly bank: BankAdapter,
    private readonly answers: BankChecksRepository,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.asked = metrics.durations({
      name: 'bank_seconds',
      help: 'How long the bank took to answer, by answer.',
      labels: ['bank', 'answer'],
      buckets: BUCKETS,
    });
  }

  /** A bank that fails has answered banco_no_disponible; without a reference nobody is asked. */
  async ask(
    { metodoPago, ...pago }: PagoDoc,
    { referencia, bancoEmisor, fechaPago, monto }: PaymentPart,
  ): Promise<Inquiry> {
    if (!referencia || metodoPago === 'efectivo')
      return { answer: { resultado: 'manual' }, keep: () => Promise.resolve() };
    const start = performance.now();
    let answer: BankAnswer;
    try {
      answer = await this.bank.check({ ...pago, metodoPago, referencia, bancoEmisor, fechaPago, monto });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.log.warn(`Banco: ${message}`);
      answer = { resultado: 'banco_no_disponible', raw: error instanceof BankFailure ? error.raw : message };
    }
    const ms = performance.now() - start;
    this.asked.observe({ bank: this.bank.name, answer: answer.resultado }, ms / 1000);
    const row = {
      pagoId: String(pago._id),
      numero: pago.intentos,
      fecha: this.clock.now(),
      adaptador: this.bank.name,
      ms: Math.round(ms),
      resultado: answer.resultado,
      respuesta: answer.raw ?? '',
    };
    return { answer, keep: (tx) => this.answers.record(row, tx) };
  }
}
