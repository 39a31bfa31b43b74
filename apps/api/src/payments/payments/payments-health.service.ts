import { Injectable } from '@nestjs/common';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { Clock } from '../../platform/common/clock';
import { PaymentChecksRepository } from './payment-checks.repository';

const LAST = 20;
/** Hours whose answers are looked at. */
export const BANK_HEALTH_HOURS = 24;

/** Recent answers of the bank. */
export interface BankHealth {
  /** Answers looked at: the `LAST` ones of `BANK_HEALTH_HOURS`. */
  total: number;
  /** Number of them that failed: the bank could not be reached. */
  failed: number;
  /** Median of milliseconds; 0 without answers. */
  ms: number;
  last: Date | null;
}

/** Health of the checks with the bank. */
@Injectable()
export class PaymentsHealthService {
  constructor(
    private readonly repository: PaymentChecksRepository,
    private readonly clock: Clock,
  ) {}

  /** Payments whose check has been due for longer than `ms`. */
  countOverdue(ms: number): Promise<number> {
    return this.repository.countDue(new Date(this.clock.now().getTime() - ms));
  }

  async bank(): Promise<BankHealth> {
    const answers = await this.repository.findAnswers(
      new Date(this.clock.now().getTime() - BANK_HEALTH_HOURS * HOUR),
      LAST,
    );
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      total: answers.length,
      failed: answers.filter(({ resultado }) => resultado === 'banco_no_disponible').length,
      ms: times[Math.floor(times.length / 2)] ?? 0,
      last: answers[0]?.fecha ?? null,
    };
  }
}
