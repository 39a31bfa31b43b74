import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type LimitedThings, PlanLimitsService } from '../../membresia/plan-limits.service';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { AvailableServicesRepository } from './available-services.repository';

/** Services that can be booked, as a workshop's plan counts them. */
@Injectable()
export class ServiceLimitService implements LimitedThings, OnModuleInit {
  readonly role = 'workshop';
  readonly limite = 'servicios';

  constructor(
    private readonly repository: AvailableServicesRepository,
    private readonly plans: PlanLimitsService,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.plans.register(this);
  }

  /** Call it after a write that made a service available, in its transaction; throws PLAN_LIMITE. */
  hold(tallerId: string, tx: Tx): Promise<void> {
    return this.plans.hold(tallerId, this.role, this.limite, tx);
  }

  countPublished(tallerId: string, tx?: Tx): Promise<number> {
    return this.repository.countAvailable(tallerId, tx);
  }

  countHidden(tallerId: string): Promise<number> {
    return this.repository.countHidden(tallerId);
  }

  hideNewest(tallerId: string, count: number, tx: Tx): Promise<number> {
    return this.told(this.repository.hideNewest(tallerId, count, tx), tx);
  }

  showOldest(tallerId: string, count: number | null, tx: Tx): Promise<number> {
    return this.told(this.repository.showOldest(tallerId, count, tx), tx);
  }

  private async told(changing: Promise<number>, tx: Tx): Promise<number> {
    const changed = await changing;
    if (changed) this.changes.bump('servicios', tx);
    return changed;
  }
}
