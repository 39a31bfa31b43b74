import { Injectable, type OnModuleInit } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type LimitedThings, PlanLimitsService } from '../../membresia/plan-limits.service';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { LimitedPromotionsRepository } from './limited-promotions.repository';
import { OfferPrices } from './offer-prices.service';

/** Offers that are on and have not ended, as a workshop's plan counts them. */
@Injectable()
export class OfferLimitService implements LimitedThings, OnModuleInit {
  readonly role = 'workshop';
  readonly limite = 'promociones';

  constructor(
    private readonly repository: LimitedPromotionsRepository,
    private readonly prices: OfferPrices,
    private readonly plans: PlanLimitsService,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.plans.register(this);
  }

  /** Whether an offer counts. */
  counts({ activa, fechaFin }: { activa: boolean; fechaFin: string }): boolean {
    return activa && fechaFin >= this.today();
  }

  /** Call it after a write by which an offer counts that did not, in its transaction; throws PLAN_LIMITE. */
  hold(tallerId: string, tx: Tx): Promise<void> {
    return this.plans.hold(tallerId, this.role, this.limite, tx);
  }

  countPublished(tallerId: string, tx?: Tx): Promise<number> {
    return this.repository.countOffers(tallerId, this.today(), tx);
  }

  countHidden(tallerId: string): Promise<number> {
    return this.repository.countHiddenOffers(tallerId, this.today());
  }

  async hideNewest(ownerId: string, count: number, tx: Tx): Promise<number> {
    const hidden = await this.repository.hideOffers({ ownerId, count, today: this.today() }, tx);
    return this.repriced(ownerId, hidden, tx);
  }

  async showOldest(ownerId: string, count: number | null, tx: Tx): Promise<number> {
    const shown = await this.repository.showOffers({ ownerId, count, today: this.today() }, tx);
    return this.repriced(ownerId, shown, tx);
  }

  /** Prices of services follow the offers. */
  private async repriced(tallerId: string, changed: number, tx: Tx): Promise<number> {
    if (!changed) return 0;
    await this.prices.renew(tallerId, tx);
    this.changes.bump('ofertas', tx);
    return changed;
  }

  private today(): string {
    return caracasDate(this.clock.now());
  }
}
