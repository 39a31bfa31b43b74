import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { CatalogueVersion } from './catalogue-version.service';
import { PricesRepository } from './prices.repository';
import { priceChange } from './promoted-prices.service';

const BATCH = 500;

/** Keeps the prices by which lists are filtered and sorted true when discounts and promotions begin and end by themselves. */
@Injectable()
export class PriceSweep {
  private running?: Promise<number>;

  constructor(
    private readonly repository: PricesRepository,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
    env: Environment,
    private readonly scheduler: Scheduler,
  ) {
    scheduler.add('Prices', env.BARRIDO_MS, () => this.run());
  }

  /** Renews every price whose instant has come; returns how many. A run that is still running is shared. */
  run(): Promise<number> {
    this.running ??= this.sweep().finally(() => (this.running = undefined));
    return this.running;
  }

  private async sweep(): Promise<number> {
    let renewed = 0;
    while (!this.scheduler.isStopping) {
      const now = this.clock.now();
      const rows = await this.repository.findDue(now, BATCH);
      // A row that its store is writing at this moment is left to the next run.
      const written = await this.repository.write(
        rows.flatMap((row) => priceChange(row, row.promociones ?? [], now) ?? []),
      );
      renewed += written;
      if (rows.length < BATCH || !written) break;
    }
    if (renewed) this.version.bump();
    return renewed;
  }
}
