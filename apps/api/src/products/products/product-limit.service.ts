import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type LimitedThings, PlanLimitsService } from '../../membresia/plan-limits.service';
import type { Tx } from '../../platform/database/transactions';
import { CatalogueVersion } from './catalogue-version.service';
import { ProductBulkRepository } from './product-bulk.repository';
import { ProductFiguresRepository } from './product-figures.repository';

/** Published products, as a store's plan counts them. */
@Injectable()
export class ProductLimitService implements LimitedThings, OnModuleInit {
  readonly role = 'store';
  readonly limite = 'productos';

  constructor(
    private readonly figures: ProductFiguresRepository,
    private readonly bulk: ProductBulkRepository,
    private readonly plans: PlanLimitsService,
    private readonly version: CatalogueVersion,
  ) {}

  onModuleInit(): void {
    this.plans.register(this);
  }

  /** Call it after a write that published something, in its transaction; throws PLAN_LIMITE. */
  hold(tiendaId: string, tx: Tx): Promise<void> {
    return this.plans.hold(tiendaId, this.role, this.limite, tx);
  }

  countPublished(tiendaId: string, tx?: Tx): Promise<number> {
    return this.figures.countPublished(tiendaId, tx);
  }

  countHidden(tiendaId: string): Promise<number> {
    return this.figures.countHidden(tiendaId);
  }

  hideNewest(tiendaId: string, count: number, tx: Tx): Promise<number> {
    return this.told(this.bulk.hideNewest(tiendaId, count, tx), tx);
  }

  showOldest(tiendaId: string, count: number | null, tx: Tx): Promise<number> {
    return this.told(this.bulk.showOldest(tiendaId, count, tx), tx);
  }

  private async told(changing: Promise<number>, tx: Tx): Promise<number> {
    const changed = await changing;
    if (changed) this.version.bump({ tx });
    return changed;
  }
}
