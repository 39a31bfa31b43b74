import { Injectable, Logger } from '@nestjs/common';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { DueWork } from '../../platform/database/due-work.service';
import type { PagoDoc } from './payment.schema';
import { PaymentChecksRepository } from './payment-checks.repository';
import { SettlementService } from './settlement.service';
import { VerificationService } from './verification.service';

/** Carries on what requests began: due checks and expiry. */
@Injectable()
export class SweeperService {
  private readonly log = new Logger('Sweeper');

  constructor(
    private readonly repository: PaymentChecksRepository,
    private readonly settlement: SettlementService,
    private readonly verification: VerificationService,
    private readonly work: DueWork,
    env: Environment,
    scheduler: Scheduler,
  ) {
    // Each for itself: a slow bank holds up no expiry.
    scheduler.add('Sweeper', env.BARRIDO_MS, () => this.expire());
    scheduler.add('Sweeper', env.BARRIDO_MS, () => this.check());
  }

  /** All that is due; each payment fails for itself. */
  async sweep(): Promise<void> {
    await Promise.all([this.expire(), this.check()]);
  }

  private expire(): Promise<number> {
    const expire = async ({ _id }: PagoDoc) => (await this.settlement.expire(String(_id))) !== null;
    return this.work.drain(this.repository.expired, this.log, expire);
  }

  private check(): Promise<number> {
    const verify = ({ _id }: PagoDoc) => this.verification.verify(String(_id));
    return this.work.drain(this.repository.unchecked, this.log, verify);
  }
}
