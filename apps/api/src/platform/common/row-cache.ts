import { LRUCache } from 'lru-cache';

interface Options<T> {
  max: number;
  /** Longest age in milliseconds: other instances without Redis cannot announce their writes. */
  ttl: number;
  /** What a row was read under; it is void as soon as this differs. */
  version: (id: string) => string | number;
  /** Reads the rows that are missing, in one query; unknown ids are absent. */
  read: (ids: string[]) => Promise<Map<string, T>>;
}

/** Rows by id, exact within this process: a row that changes is read anew, and concurrent askers share one reading. */
export class RowCache<T> {
  private readonly rows: LRUCache<string, { version: string | number; row: Promise<T | undefined> }>;

  constructor(private readonly options: Options<T>) {
    this.rows = new LRUCache({ max: options.max, ttl: options.ttl });
  }

  async many(ids: string[]): Promise<Map<string, T>> {
    const { version, read } = this.options;
    const asked = new Map(ids.map((id) => [id, this.rows.get(id)] as const));
    const missing = [...asked].flatMap(([id, stored]) => (stored?.version === version(id) ? [] : [id]));
    if (missing.length) {
      const reading = read(missing);
      for (const id of missing) {
        const entry = { version: version(id), row: reading.then((all) => all.get(id)) };
        asked.set(id, entry);
        this.rows.set(id, entry);
        // A failed reading must not be remembered.
        entry.row.catch(() => this.rows.get(id) === entry && this.rows.delete(id));
      }
    }
    const rows = new Map<string, T>();
    for (const [id, stored] of asked) {
      const row = await stored!.row;
      if (row !== undefined) rows.set(id, row);
    }
    return rows;
  }
}
