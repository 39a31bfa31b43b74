import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { partKeys } from './fit';
import { ProductBulkRepository } from './product-bulk.repository';
import { ProductListsRepository } from './product-lists.repository';

const BATCH = 500;

/**
 * Gives the products of earlier versions their keys of fit, before the first request: without them `sirve` would leave all of them out.
 * No migration: the keys are what the domain's code derives, which a migration may not import, and a look into the index finds what lacks them.
 */
@Injectable()
export class FitBackfill implements OnApplicationBootstrap {
  private readonly log = new Logger('Fit');

  constructor(
    private readonly lists: ProductListsRepository,
    private readonly bulk: ProductBulkRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const count = await this.run();
    if (count) this.log.log(`Compatibilidad indexada: ${count} productos`);
  }

  /** Number of products that were without; a start as a rule finds none, by one look into the index. */
  async run(): Promise<number> {
    for (let count = 0; ;) {
      const docs = await this.lists.findWithoutFit(BATCH);
      if (docs.length)
        await this.bulk.setFit(
          docs.map(({ _id, universal, compatibilidad }) => ({
            _id,
            sirveA: partKeys({ universal, compatibilidad: compatibilidad ?? [] }),
          })),
        );
      count += docs.length;
      if (docs.length < BATCH) return count;
    }
  }
}
