import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { IndexRowsRepository } from '../index-rows.repository';
import type { IndexedRow } from '../indexed-product';
import { toDocument } from './index-document';
import { SearchEngine } from './search-engine.service';

/** Times that a batch is sent again: another process wrote the same product, or the engine has more than it can take. */
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE = 50;

interface Outcome {
  status: number;
  _id: string;
  error?: { type: string; reason: string };
}
type Entry = [action: object, document?: object];

/** Brings products to the state in which the database has them now, whoever else does the same at the same time. */
@Injectable()
export class IndexWriter {
  constructor(
    private readonly engine: SearchEngine,
    private readonly rows: IndexRowsRepository,
  ) {}

  /**
   * Takes in these products as they are now: what is for sale is indexed, everything else removed. `wait`: until everybody finds
   * it. What the index held is read before the database, and written over only while it still holds that.
   */
  async refresh(ids: readonly string[], { index = this.engine.alias, wait = false } = {}): Promise<void> {
    let left = [...ids];
    for (let attempt = 0; left.length; attempt++) {
      if (attempt === MAX_ATTEMPTS) throw new Error(`${left.length} products could not be indexed`);
      if (attempt) await pause(FIRST_PAUSE * 2 ** attempt);
      left = await this.attempt(left, index, wait);
    }
  }

  /** Takes in rows of a first reading, into an index that nobody else writes. */
  async load(rows: readonly IndexedRow[], index: string): Promise<void> {
    let left = rows.map((row): Entry => [{ index: { _index: index, _id: String(row._id) } }, toDocument(row)]);
    for (let attempt = 0; left.length; attempt++) {
      if (attempt === MAX_ATTEMPTS) throw new Error(`${left.length} products could not be loaded`);
      if (attempt) await pause(FIRST_PAUSE * 2 ** attempt);
      const busy = new Set((await this.send(left, false)).map(({ _id }) => _id));
      left = left.filter(([action]) => busy.has((action as { index: { _id: string } }).index._id));
    }
  }

  /** Ids that another process wrote meanwhile, or that the engine had no room for. */
  private async attempt(ids: readonly string[], index: string, wait: boolean): Promise<string[]> {
    const held = new Map((await this.engine.stamps(ids, index)).map((doc) => [doc._id, doc]));
    const rows = await this.rows.findByIds(ids);
    const visible = new Map(rows.filter((row) => row.visible).map((row) => [String(row._id), row]));
    const entries = ids.flatMap((_id): Entry[] => {
      const row = visible.get(_id);
      const before = held.get(_id);
      const meta = { _index: index, _id };
      const unless = { if_seq_no: before?._seq_no, if_primary_term: before?._primary_term };
      if (!row) return before?.found ? [[{ delete: { ...meta, ...unless } }]] : [];
      return [[before?.found ? { index: { ...meta, ...unless } } : { create: meta }, toDocument(row)]];
    });
    return (await this.send(entries, wait)).map(({ _id }) => _id);
  }

  /** Items to be sent again; any other failure is thrown. */
  private async send(entries: readonly Entry[], wait: boolean): Promise<Outcome[]> {
    if (!entries.length) return [];
    const { body } = await this.engine.write((client) =>
      client.bulk({ body: entries.flat() as never, ...(wait && { refresh: 'wait_for' }) }),
    );
    const outcomes = (body as unknown as { items: Record<string, Outcome>[] }).items.map(
      (item) => Object.values(item)[0]!,
    );
    const failed = outcomes.find(({ status }) => status >= 400 && ![404, 409, 429].includes(status));
    if (failed) throw new Error(`${failed._id}: ${failed.error?.type} ${failed.error?.reason}`);
    return outcomes.filter(({ status }) => status === 409 || status === 429);
  }
}
