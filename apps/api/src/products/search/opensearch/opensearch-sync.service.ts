import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { logFailure } from '../../../platform/common/log-failure';
import { Scheduler } from '../../../platform/common/scheduler';
import { Environment } from '../../../platform/config/environment';
import { Metrics } from '../../../platform/metrics/metrics.service';
import { Changes, type Tag } from '../../../platform/realtime/changes.service';
import { IndexBuilder } from './index-builder.service';
import { IndexLag } from './index-lag.service';
import { IndexWriter } from './index-writer.service';
import { EngineAway, SearchEngine } from './search-engine.service';

/** Time in which writes are gathered, milliseconds: a product that sells fast is indexed a few times a second, not once a sale. */
const GATHER = 200;
/** Longest until a write is found; from then on lists come from the database until it is. */
const LATE_AFTER = 1700;
const LATE_CHECK = 250;
/** Pause before what the engine did not take in is sent again. */
const RETRY = 500;
const BATCH = 500;
/** Time between two looks for what nobody announced, since its writer ended; one process looks for all. */
const SWEEP_EVERY = 1000;
const LONG_EVERY = 60;
/** Time between two comparisons of the number of products. */
const CENSUS_EVERY = 300_000;
const PRODUCT = 'producto:';
/** Of an announcement that the index holds a write now. */
const INDEXED = 'indice' satisfies Tag;
/** Of everything that the index answers. */
const ALL_LISTS = [INDEXED, 'productos', 'productos:varios', 'productos:listas'] as const;
type ProductTag = Extract<Tag, `producto${string}`>;
const isOfProducts = (tag: Tag): tag is ProductTag => tag.startsWith('producto');

/**
 * Keeps the shared index as the database is. The process that wrote a product indexes it, waits until everybody finds it, and
 * announces the change again: what was kept of lists that were read meanwhile is void.
 */
@Injectable()
export class OpenSearchSync implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Search');
  private dirty = new Set<string>();
  private tags = new Set<ProductTag>();
  private timer?: NodeJS.Timeout;
  /** Batches on their way to the engine, by the time at which the first write of each was noted. */
  private readonly sending = new Map<Promise<void>, number>();
  private oldest = Infinity;
  private isLate = false;
  private isStopped = false;
  private sweeps = 0;
  private wasUneven = false;

  constructor(
    private readonly builder: IndexBuilder,
    private readonly writer: IndexWriter,
    private readonly lag: IndexLag,
    private readonly changes: Changes,
    private readonly env: Environment,
    engine: SearchEngine,
    scheduler: Scheduler,
    metrics: Metrics,
  ) {
    if (env.SEARCH !== 'opensearch') return;
    scheduler.add('Search', SWEEP_EVERY, () => unlessAway(() => this.sweep()));
    scheduler.add('Search', LATE_CHECK, () => this.tellWhetherLate());
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
    this.flush();
    await Promise.all(this.sending.keys());
    if (this.isLate) this.lag.announce(false);
  }

  private note(tags: readonly Tag[]): void {
    if (tags.includes(INDEXED) || !tags.some(isOfProducts)) return;
    for (const tag of tags) {
      const id = tag.startsWith(PRODUCT) ? tag.slice(PRODUCT.length) : '';
      if (ID_PATTERN.test(id)) this.dirty.add(id);
      if (isOfProducts(tag)) this.tags.add(tag);
    }
    this.oldest = Math.min(this.oldest, Date.now());
    this.flushIn(GATHER);
  }

  private flushIn(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.flush();
    }, ms).unref();
  }

  /** Sends what was written here; batches do not wait for one another, since each waits until everybody finds it. */
  private flush(): void {
    if (!this.tags.size) return;
    const { dirty, tags, oldest } = this;
    [this.dirty, this.tags, this.oldest] = [new Set(), new Set(), Infinity];
    const sent: Promise<void> = this.send([...dirty], [...tags])
      .catch((error: unknown) => {
        // What the engine refuses it would refuse again; lists must not wait for it.
        if (!(error instanceof EngineAway)) return this.log.warn(error);
        for (const id of dirty) this.dirty.add(id);
        for (const tag of tags) this.tags.add(tag);
        this.oldest = Math.min(this.oldest, oldest);
        if (!this.isStopped) this.flushIn(RETRY);
      })
      .finally(() => {
        this.sending.delete(sent);
        this.tellWhetherLate();
      });
    this.sending.set(sent, oldest);
  }

  private async send(ids: string[], tags: ProductTag[]): Promise<void> {
    if (tags.includes('productos:varios')) await this.builder.sweep(0, false);
    for (let from = 0; from < ids.length; from += BATCH)
      await this.writer.refresh(ids.slice(from, from + BATCH), { wait: true });
    this.changes.bump([INDEXED, ...tags]);
  }

  /** Says so again and again while the oldest write that was noted here is not found, and once when all are. */
  private tellWhetherLate(): void {
    const isLate = Math.min(this.oldest, ...this.sending.values()) < Date.now() - LATE_AFTER;
    if (isLate || this.isLate) this.lag.announce(isLate);
    // Lists that the index answered since the write may be kept.
    if (isLate && !this.isLate) this.changes.bump([...ALL_LISTS]);
    this.isLate = isLate;
  }

  private async sweep(): Promise<void> {
    if (this.isStopped) return;
    await this.builder.ensure();
    const isLong = ++this.sweeps % LONG_EVERY === 0;
    const mended = await this.builder.sweep(SWEEP_EVERY / 2, isLong);
    // Lists that were read before may have been kept.
    if (mended) this.changes.bump([...ALL_LISTS]);
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
