import { LRUCache } from 'lru-cache';

/** Before a row is there, and beside it when it is. */
const ENTRY_SIZE = 500;
/** Bytes of an object for each character of its JSON, from above. */
const PER_CHARACTER = 4;

interface Options<T> {
  /** Bytes that all kept rows may take, about. */
  maxSize: number;
  /** Longest age in milliseconds: other instances without Redis cannot announce their writes. */
  ttl: number;
  /** Version under which a row was read; the row is void as soon as it differs. */
  version: (id: string) => string | number;
  /** Reads the rows that are missing, in one query; unknown ids are absent. */
  read: (ids: string[]) => Promise<Map<string, T>>;
}

/** Rows by id, exact within this process: a row that changes is read anew, and concurrent askers share one reading. */
export class RowCache<T> {
  private readonly rows: LRUCache<string, { version: string | number; row: Promise<T | undefined> }>;

  constructor(private readonly options: Options<T>) {
    this.rows = new LRUCache({ maxSize: options.maxSize, ttl: options.ttl });
  }

  /** Bytes of all kept rows, about. */
  get size(): number {
    return this.rows.calculatedSize;
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
        this.rows.set(id, entry, { size: ENTRY_SIZE });
        entry.row.then(
          // A copy: the same value again would keep its first size.
          (row) =>
            this.rows.peek(id) === entry && this.rows.set(id, { ...entry }, { size: sizeOf(row), noUpdateTTL: true }),
          // A failed reading must not be remembered.
          () => this.rows.peek(id) === entry && this.rows.delete(id),
        );
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

const sizeOf = (row: unknown): number => ENTRY_SIZE + PER_CHARACTER * (JSON.stringify(row)?.length ?? 0);
