import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { CatalogueVersion } from './catalogue-version.service';
import { derivedPrices } from './product-derived';
import { ProductsRepository } from './products.repository';

const BATCH = 200;

/** Keeps the prices by which lists are filtered and sorted true when discounts open and close by themselves. */
@Injectable()
export class PriceSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Prices');
  private timer?: NodeJS.Timeout;
  private running?: Promise<number>;

  constructor(
    private readonly repository: ProductsRepository,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  onApplicationBootstrap(): void {
    const round = () => void this.run().catch((error: Error) => this.log.warn(`Sweep failed: ${error.message}`));
    this.timer = setInterval(round, this.env.BARRIDO_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** Renews every price whose instant has come; returns how many. A round that is still running is shared. */
  run(): Promise<number> {
    this.running ??= this.sweep().finally(() => (this.running = undefined));
    return this.running;
  }

  private async sweep(): Promise<number> {
    let renewed = 0;
    for (;;) {
      const now = this.clock.now();
      const docs = await this.repository.findPriceChanged(now, BATCH);
      for (const doc of docs)
        await this.repository.renewPrice(String(doc._id), doc.precioCambiaEn, derivedPrices(doc, now));
      renewed += docs.length;
      if (docs.length) this.version.bump();
      if (docs.length < BATCH) return renewed;
    }
  }
}
