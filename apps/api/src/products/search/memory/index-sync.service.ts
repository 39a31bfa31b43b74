import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { logFailure } from '../../../platform/common/log-failure';
import { Scheduler } from '../../../platform/common/scheduler';
import { Environment } from '../../../platform/config/environment';
import { Metrics } from '../../../platform/metrics/metrics.service';
import { Bus } from '../../../platform/realtime/bus.service';
import { Changes, type Tag } from '../../../platform/realtime/changes.service';
import { IndexRowsRepository } from '../index-rows.repository';
import { MemoryIndex } from './memory-index';

/** Rows that are read and taken in at once; between two batches requests are served. */
const BATCH = 500;
/** Time that a sweep looks back, milliseconds: longer than transactions take, every so often longer than any can take and than clocks differ. */
const OVERLAP = 10_000;
const LONG_OVERLAP = 120_000;
const LONG_EVERY = 15;
/** Time between two looks: without Redis nobody announces the writes of other processes. */
const SWEEP_ALONE = 1000;
const SWEEP_WITH_BUS = 15_000;
/** Time between two comparisons of the number of products, which tells of removed ones. */
const CENSUS_ALONE = 5000;
const CENSUS_WITH_BUS = 60_000;
const PRODUCT = 'producto:';

/**
 * Keeps the index as the database is: built at the start, then by what this process and others announce, then by a sweep
 * over `cambiadoEn` for announcements that were lost. Who asks the index waits for the writes that were announced before.
 */
@Injectable()
export class IndexSync implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Search');
  private readonly dirty = new Set<string>();
  /** A change of many products was announced. */
  private isSweepDue = false;
  /** It is time to look for what nobody announced, which no caller waits for. */
  private isRoundDue = false;
  private isCensusDue = false;
  private isBuilt = false;
  private building?: Promise<void>;
  /** The round that reads now, and the one that will read what was announced meanwhile. */
  private current?: Promise<void>;
  private isCurrentAnnounced = false;
  private next?: Promise<void>;
  private isStopped = false;
  private sweeps = 0;
  /** Instant at which a sweep or the first reading last succeeded. */
  private comparedAt = Date.now();
  /** Last writes of products that are not for sale, as far as a sweep may ask for them again. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly rows: IndexRowsRepository,
    private readonly index: MemoryIndex,
    private readonly changes: Changes,
    private readonly bus: Bus,
    private readonly env: Environment,
    scheduler: Scheduler,
    metrics: Metrics,
  ) {
    if (env.SEARCH !== 'memoria') return;
    const alone = !env.REDIS_URL;
    scheduler.add('Search', alone ? SWEEP_ALONE : SWEEP_WITH_BUS, () => {
      this.isRoundDue = true;
      return this.synchronize();
    });
    scheduler.add('Search', alone ? CENSUS_ALONE : CENSUS_WITH_BUS, () => (this.isCensusDue = true));
    metrics.gauge({ name: 'index_products', help: 'Products in the search index.' }, () => this.index.size);
    metrics.gauge(
      { name: 'index_age_seconds', help: 'Since the search index was last compared with the database.' },
      () => (Date.now() - this.comparedAt) / 1000,
    );
  }

  onApplicationBootstrap(): void {
    if (this.env.SEARCH !== 'memoria') return;
    this.changes.listen((tags) => this.note(tags));
    this.bus.onRecovery(() => {
      this.isSweepDue = this.isCensusDue = true;
      this.soon();
    });
    this.bus.onUnheard(() => {
      this.isRoundDue = true;
      this.soon();
    });
    this.soon();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await Promise.allSettled([this.building, this.current, this.next]);
  }

  /** Resolves when the index holds every write that was announced up to now; the first time when it is built. Fails when the database does. */
  async settled(): Promise<void> {
    if (!this.isBuilt) await this.build();
    if (this.dirty.size || this.isSweepDue) return this.followingRound();
    return this.isCurrentAnnounced ? this.current : undefined;
  }

  private async synchronize(): Promise<void> {
    if (this.isStopped) return;
    await this.settled();
    if (this.isRoundDue) await this.followingRound();
  }

  private note(tags: readonly Tag[]): void {
    const before = this.dirty.size;
    for (const tag of tags)
      if (tag.startsWith(PRODUCT) && ID_PATTERN.test(tag.slice(PRODUCT.length)))
        this.dirty.add(tag.slice(PRODUCT.length));
      else if (tag === 'productos:varios') this.isSweepDue = true;
    if (this.dirty.size > before || this.isSweepDue) this.soon();
  }

  /** Begins to read what was announced, in the background. */
  private soon(): void {
    setImmediate(() => {
      void logFailure(this.log, () => this.synchronize());
    });
  }

  private build(): Promise<void> {
    this.building ??= this.readAll().finally(() => (this.building = undefined));
    return this.building;
  }

  private async readAll(): Promise<void> {
    const start = Date.now();
    await this.rows.readAll(BATCH, async (batch) => {
      if (this.isStopped) return false;
      this.index.load(batch);
      await nextTurn();
      return true;
    });
    if (this.isStopped) return;
    this.index.finishLoading();
    this.isBuilt = true;
    // What was written while the rows were read.
    this.isSweepDue = true;
    this.log.log(`Índice de búsqueda: ${this.index.size} productos, ${Date.now() - start} ms`);
  }

  private followingRound(): Promise<void> {
    this.next ??= (this.current ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        this.isCurrentAnnounced = this.dirty.size > 0 || this.isSweepDue;
        this.current = this.round().finally(() => (this.current = undefined));
        return this.current;
      });
    return this.next;
  }

  private async round(): Promise<void> {
    const started = Date.now();
    const ids = new Set(this.dirty);
    const { isSweepDue, isRoundDue, isCensusDue } = this;
    const isSweep = isSweepDue || isRoundDue;
    this.dirty.clear();
    this.isSweepDue = this.isRoundDue = false;
    if (isSweep) this.isCensusDue = false;
    try {
      if (isSweep) await this.sweep(ids, isCensusDue);
      await this.refresh([...ids]);
      if (isSweep) this.comparedAt = started;
    } catch (error) {
      ids.forEach((id) => this.dirty.add(id));
      this.isSweepDue ||= isSweepDue;
      this.isRoundDue ||= isRoundDue;
      this.isCensusDue ||= isCensusDue;
      throw error;
    }
  }

  /** Adds what was written lately and is not known, and what is known and no longer there. */
  private async sweep(ids: Set<string>, isCensusDue: boolean): Promise<void> {
    const overlap = isCensusDue || this.sweeps++ % LONG_EVERY === 0 ? LONG_OVERLAP : OVERLAP;
    for (const { _id, cambiadoEn } of await this.rows.findStamps(new Date(Date.now() - overlap))) {
      const id = String(_id);
      const stamp = this.seen.get(id) ?? this.index.stampOf(id);
      if (stamp !== cambiadoEn!.getTime()) ids.add(id);
    }
    if (!isCensusDue || ids.size || (await this.rows.countVisible()) === this.index.size) return;
    const visible = new Set(await this.rows.findVisibleIds());
    for (const id of visible) if (this.index.stampOf(id) === null) ids.add(id);
    for (const id of this.index.ids()) if (!visible.has(id)) ids.add(id);
  }

  private async refresh(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      const rows = await this.rows.findByIds(some);
      const visible = rows.filter((row) => row.visible);
      const present = new Set(visible.map(({ _id }) => String(_id)));
      this.index.put(visible);
      this.index.drop(some.filter((id) => !present.has(id)));
      for (const id of present) this.seen.delete(id);
      for (const { _id, visible: isVisible, cambiadoEn } of rows)
        if (!isVisible && cambiadoEn) this.seen.set(String(_id), cambiadoEn.getTime());
    }
    const old = Date.now() - 2 * LONG_OVERLAP;
    for (const [id, stamp] of this.seen) if (stamp < old) this.seen.delete(id);
  }
}
