import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { IndexRowsRepository } from '../index-rows.repository';
import { EngineIndexes } from './engine-indexes';
import { IndexWriter } from './index-writer.service';
import { SearchEngine } from './search-engine.service';

/** Rows that are read and sent at once. */
const BATCH = 500;
/** Time for which one process may build before another takes over, in milliseconds; it says again and again that it is at work. */
const LEASE = 60_000;
/** Time that a look back goes beyond the last one, in milliseconds: longer than transactions take and than clocks differ. */
const OVERLAP = 10_000;
const LONG_OVERLAP = 120_000;
/** Longer than any question on its way to the former index takes, in milliseconds. */
const GOODBYE = 5000;
/** Written products that the switch may leave to the catch-up after it, and times to try for so few. */
const FEW = 10;
const MAX_ROUNDS = 5;
const BUILDING = 'building';
const TAKEN_IN = 'hasta';

/** Builds the index of all products beside the one that is asked, and finds what an index has missed. */
@Injectable()
export class IndexBuilder {
  private readonly log = new Logger('Search');

  constructor(
    private readonly engine: SearchEngine,
    private readonly rows: IndexRowsRepository,
    private readonly writer: IndexWriter,
  ) {}

  /** Builds the index of this release unless it is there, or another process builds it. */
  async ensure(): Promise<void> {
    const isThere = await this.withIndexes((indexes) => indexes.current());
    if (!isThere) await this.rebuild();
  }

  /** Builds all anew; readers have the former index until the new one holds everything. False while another process builds. */
  async rebuild(): Promise<boolean> {
    return this.withIndexes(async (indexes) => {
      const lease = await this.lease(indexes);
      if (!lease) return false;
      const start = Date.now();
      await indexes.dropUnfinished();
      const index = await indexes.create();
      let count = 0;
      await this.rows.readAll(BATCH, async (batch) => {
        await this.writer.load(batch, index);
        count += batch.length;
        await lease.renew();
        return true;
      });
      await indexes.finish(index);
      // What was written while the rows were read, until hardly anything is left: what is written until the switch goes to the former.
      let since = start - OVERLAP;
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const now = Date.now();
        const mended = await this.catchUp(since, index);
        since = now - OVERLAP;
        if (mended <= FEW) break;
      }
      await indexes.show(index);
      const before = await indexes.switchTo(index);
      await this.catchUp(since, index);
      await indexes.show(index);
      await indexes.setMark(TAKEN_IN, { hasta: start }, await indexes.mark(TAKEN_IN));
      if (before) {
        await pause(GOODBYE);
        await indexes.drop(before);
      }
      await lease.end();
      this.log.log(`Índice de búsqueda: ${count} productos, ${Date.now() - start} ms`);
      return true;
    });
  }

  /**
   * Takes in what was written since the last time that any process looked, unless one looked within `within` milliseconds. `isLong`:
   * looks further back than any transaction takes. Answers the number of products that the index did not hold as they are; when it
   * answers, everybody finds them.
   */
  async sweep(within: number, isLong: boolean): Promise<number> {
    return this.withIndexes(async (indexes) => {
      const before = await indexes.mark(TAKEN_IN);
      const now = Date.now();
      if (!before || before.hasta > now - within) return 0;
      const mended = await this.catchUp(before.hasta - (isLong ? LONG_OVERLAP : OVERLAP));
      if (mended) await indexes.show();
      await indexes.setMark(TAKEN_IN, { hasta: now }, before);
      return mended;
    });
  }

  /** Compares every product with the index, both in the order of their ids. */
  async reconcile(): Promise<number> {
    let mended = 0;
    for await (const ids of this.rows.visibleIds(BATCH)) {
      const docs = await this.engine.stamps(ids);
      const missing = docs.filter(({ found }) => !found).map(({ _id }) => _id);
      mended += missing.length;
      await this.writer.refresh(missing);
    }
    for await (const ids of this.indexedIds()) {
      const visible = new Set(
        (await this.rows.findByIds(ids)).filter((row) => row.visible).map(({ _id }) => String(_id)),
      );
      const gone = ids.filter((id) => !visible.has(id));
      mended += gone.length;
      await this.writer.refresh(gone);
    }
    return mended;
  }

  /** Number of products in the index less the number of those for sale. */
  async surplus(): Promise<number> {
    const body = { query: { match_all: {} }, size: 0, track_total_hits: true };
    const [{ hits }, visible] = await Promise.all([this.engine.search(body), this.rows.countVisible()]);
    return hits.total!.value - visible;
  }

  private async catchUp(since: number, index = this.engine.alias): Promise<number> {
    let mended = 0;
    for await (const stamps of this.rows.stampsSince(new Date(since), BATCH)) {
      const ids = stamps.map(({ _id }) => String(_id));
      const held = new Map((await this.engine.stamps(ids, index)).map((doc) => [doc._id, doc._source]));
      const changed = stamps.filter(
        ({ _id, visible, cambiadoEn }) =>
          held.get(String(_id))?.changedAt !== (visible ? cambiadoEn!.getTime() : undefined),
      );
      mended += changed.length;
      await this.writer.refresh(
        changed.map(({ _id }) => String(_id)),
        { index },
      );
    }
    return mended;
  }

  private async *indexedIds(): AsyncGenerator<string[]> {
    let after: string | undefined;
    for (;;) {
      const { hits } = await this.engine.search({
        query: after ? { range: { id: { gt: after } } } : { match_all: {} },
        sort: [{ id: 'asc' }],
        size: BATCH,
        _source: false,
      });
      if (!hits.hits.length) return;
      const ids = hits.hits.map(({ _id }) => _id);
      yield ids;
      after = ids.at(-1);
    }
  }

  private withIndexes<T>(work: (indexes: EngineIndexes) => Promise<T>): Promise<T> {
    return this.engine.write((client) => work(new EngineIndexes(client, this.engine.alias)));
  }

  /** The turn to build; null while another process has it. */
  private async lease(indexes: EngineIndexes) {
    const before = await indexes.mark(BUILDING);
    if (before && before.hasta > Date.now()) return null;
    if (!(await indexes.setMark(BUILDING, { hasta: Date.now() + LEASE }, before))) return null;
    const set = async (hasta: number) => indexes.setMark(BUILDING, { hasta }, await indexes.mark(BUILDING));
    let renewed = Date.now();
    return {
      renew: async () => {
        if (Date.now() - renewed < LEASE / 4) return;
        renewed = Date.now();
        await set(renewed + LEASE);
      },
      end: () => set(0),
    };
  }
}
