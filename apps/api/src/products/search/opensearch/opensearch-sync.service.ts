import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { logFailure } from '../../../platform/common/log-failure';
import { Scheduler } from '../../../platform/common/scheduler';
import { Environment } from '../../../platform/config/environment';
import { Metrics } from '../../../platform/metrics/metrics.service';
import { Changes, type Tag } from '../../../platform/realtime/changes.service';
import { IndexBuilder } from './index-builder.service';
import { IndexWriter } from './index-writer.service';
import { EngineAway, SearchEngine } from './search-engine.service';

/** Time in which writes are gathered, milliseconds: a product that sells fast is indexed a few times a second, not once a sale. */
const GATHER = 200;
const BATCH = 500;
/** Time between two looks for what nobody announced; one process looks for all. */
const SWEEP_EVERY = 5000;
const LONG_EVERY = 12;
/** Time between two comparisons of the number of products. */
const CENSUS_EVERY = 300_000;
const PRODUCT = 'producto:';
/** Of an announcement that the index holds a write now. */
const INDEXED = 'indice' satisfies Tag;
type ProductTag = Extract<Tag, `producto${string}`>;
const isOfProducts = (tag: Tag): tag is ProductTag => tag.startsWith('producto');

/**
 * Keeps the shared index as the database is. The process that wrote a product indexes it, waits until everybody finds it, and
 * announces the change again: what was kept of lists that were read meanwhile is void.
 */
@Injectable()
export class OpenSearchSync implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Search');
  private readonly dirty = new Set<string>();
  private tags = new Set<ProductTag>();
  private timer?: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();
  private isStopped = false;
  private sweeps = 0;
  private wasUneven = false;

  constructor(
    private readonly builder: IndexBuilder,
    private readonly writer: IndexWriter,
    private readonly changes: Changes,
    private readonly env: Environment,
    engine: SearchEngine,
    scheduler: Scheduler,
    metrics: Metrics,
  ) {
    if (env.SEARCH !== 'opensearch') return;
    scheduler.add('Search', SWEEP_EVERY, () => unlessAway(() => this.sweep()));
    scheduler.add('Search', CENSUS_EVERY, () => unlessAway(() => this.takeCensus()));
    metrics.gauge({ name: 'index_answering', help: 'Whether the search engine answered last.' }, () =>
      Number(engine.isAnswering),
    );
  }

  onApplicationBootstrap(): void {
    if (this.env.SEARCH !== 'opensearch') return;
    this.changes.listenOwn((tags) => this.note(tags));
    setImmediate(() => {
      void logFailure(this.log, () => unlessAway(() => this.builder.ensure()));
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.flush().catch(() => undefined);
  }

  private note(tags: readonly Tag[]): void {
    if (tags.includes(INDEXED) || !tags.some(isOfProducts)) return;
    for (const tag of tags) {
      const id = tag.startsWith(PRODUCT) ? tag.slice(PRODUCT.length) : '';
      if (ID_PATTERN.test(id)) this.dirty.add(id);
      if (isOfProducts(tag)) this.tags.add(tag);
    }
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void logFailure(this.log, () => unlessAway(() => this.flush()));
    }, GATHER).unref();
  }

  /** Indexes what was written here; what fails the next sweep finds. */
  private flush(): Promise<void> {
    this.flushing = this.flushing.catch(() => undefined).then(() => this.writeDirty());
    return this.flushing;
  }

  private async writeDirty(): Promise<void> {
    const [ids, tags] = [[...this.dirty], [...this.tags]];
    this.dirty.clear();
    this.tags = new Set();
    if (!tags.length) return;
    if (tags.includes('productos:varios')) await this.builder.sweep(0, false);
    for (let from = 0; from < ids.length; from += BATCH)
      await this.writer.refresh(ids.slice(from, from + BATCH), { wait: true });
    this.changes.bump([INDEXED, ...tags]);
  }

  private async sweep(): Promise<void> {
    if (this.isStopped) return;
    await this.builder.ensure();
    const isLong = ++this.sweeps % LONG_EVERY === 0;
    const mended = await this.builder.sweep(SWEEP_EVERY / 2, isLong);
    // Lists that were read before may have been kept.
    if (mended) this.changes.bump([INDEXED, 'productos', 'productos:varios', 'productos:listas']);
  }

  /** Products that were removed leave no stamp: where the numbers differ twice, all are compared. */
  private async takeCensus(): Promise<void> {
    const isUneven = (await this.builder.surplus()) !== 0;
    if (isUneven && this.wasUneven) {
      const mended = await this.builder.reconcile();
      this.log.log(`Índice de búsqueda: ${mended} productos corregidos`);
    }
    this.wasUneven = isUneven;
  }
}

/** The engine itself tells when it is away; what is not done then the next sweep does. */
async function unlessAway(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof EngineAway)) throw error;
  }
}
