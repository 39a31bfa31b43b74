import { Injectable, type OnModuleInit } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type LimitedThings, PlanLimitsService } from '../../membresia/plan-limits.service';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { LimitedPromotionsRepository } from './limited-promotions.repository';
import { PromotionSettlement } from './promotion-settlement.service';

/** Promotions that have not ended, as a store's plan counts them. */
@Injectable()
export class PromotionLimitService implements LimitedThings, OnModuleInit {
  readonly role = 'store';
  readonly limite = 'promociones';

  constructor(
    private readonly repository: LimitedPromotionsRepository,
    private readonly settlement: PromotionSettlement,
    private readonly plans: PlanLimitsService,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.plans.register(this);
  }

  /** Call it after a write that made a promotion live, in its transaction; throws PLAN_LIMITE. */
  hold(tiendaId: string, tx: Tx): Promise<void> {
    return this.plans.hold(tiendaId, this.role, this.limite, tx);
  }

  countPublished(tiendaId: string, tx?: Tx): Promise<number> {
    return this.repository.countPromotions(tiendaId, this.today(), tx);
  }

  countHidden(tiendaId: string): Promise<number> {
    return this.repository.countHiddenPromotions(tiendaId, this.today());
  }

  hideNewest(ownerId: string, count: number, tx: Tx): Promise<number> {
    return this.repository.hidePromotions({ ownerId, count, today: this.today() }, tx);
  }

  showOldest(ownerId: string, count: number | null, tx: Tx): Promise<number> {
    return this.repository.showPromotions({ ownerId, count, today: this.today() }, tx);
  }

  async settle(tiendaId: string): Promise<void> {
    await this.settlement.settleStore(tiendaId);
    this.changes.bump('promociones');
  }

  private today(): string {
    return caracasDate(this.clock.now());
  }
}
