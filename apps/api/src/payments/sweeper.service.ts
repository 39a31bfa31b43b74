import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { Rounds } from '../platform/common/rounds';
import { Environment } from '../platform/config/environment';
import { PaymentChecksRepository } from './payment-checks.repository';
import { SettlementService } from './settlement.service';
import { VerificationService } from './verification.service';

const BATCH = 50;
/** Carries on what requests began: due checks and expiry. Safe on several instances, since each step is one conditional write. */
@Injectable()
export class SweeperService {
  private readonly log = new Logger('Sweeper');

  constructor(
    private readonly repository: PaymentChecksRepository,
    private readonly settlement: SettlementService,
    private readonly verification: VerificationService,
    private readonly clock: Clock,
    env: Environment,
    rounds: Rounds,
  ) {
    rounds.add('Sweeper', env.BARRIDO_MS, () => this.sweep());
  }

  /** One round; each payment fails for itself. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const [due, expired] = await Promise.all([
      this.repository.findDue(now, BATCH),
      this.repository.findExpired(now, BATCH),
    ]);
    await Promise.all([
      ...expired.map((id) => this.attempt(id, () => this.settlement.expire(id))),
      ...due.map((id) => this.attempt(id, () => this.verification.verify(id))),
    ]);
  }

  private async attempt(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
