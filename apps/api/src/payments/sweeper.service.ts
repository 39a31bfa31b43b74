import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';
import { VerificationService } from './verification.service';

const LOTE = 50;
/** An event that is owed this long was left behind by a crash or a failed listener; before, its own request is at it. */
const GRACIA = 1500;

/** Carries on what requests began: due checks, expiry, events still owed. Safe on several instances, since each step is one conditional write. */
@Injectable()
export class SweeperService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Sweeper');
  private timer?: NodeJS.Timeout;
  private ronda: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: PaymentsRepository,
    private readonly settlement: SettlementService,
    private readonly verification: VerificationService,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.ronda;
  }

  /** One round; each payment fails for itself. */
  async sweep(): Promise<void> {
    const ahora = this.clock.now();
    const [due, expired, owing] = await Promise.all([
      this.repository.findDue(ahora, LOTE),
      this.repository.findExpired(ahora, LOTE),
      this.repository.findOwing(new Date(ahora.getTime() - GRACIA), LOTE),
    ]);
    for (const id of owing) await this.settlement.flush(id);
    for (const id of expired) await this.settlement.expire(id);
    await Promise.all(due.map((id) => this.verification.verify(id)));
  }

  private plan(): void {
    this.timer = setTimeout(() => {
      this.ronda = this.sweep()
        .catch((error: unknown) => this.log.warn(error instanceof Error ? error.message : String(error)))
        .finally(() => this.timer && this.plan());
    }, this.env.BARRIDO_MS);
  }
}
