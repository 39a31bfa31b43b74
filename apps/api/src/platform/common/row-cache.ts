import { LRUCache } from 'lru-cache';

interface Opciones<T> {
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

  constructor(private readonly opciones: Opciones<T>) {
    this.rows = new LRUCache({ max: opciones.max, ttl: opciones.ttl });
  }

  async many(ids: string[]): Promise<Map<string, T>> {
    const { version, read } = this.opciones;
    const pedidas = new Map(ids.map((id) => [id, this.rows.get(id)] as const));
    const faltan = [...pedidas].flatMap(([id, guardada]) => (guardada?.version === version(id) ? [] : [id]));
    if (faltan.length) {
      const leidas = read(faltan);
      for (const id of faltan) {
        const nueva = { version: version(id), row: leidas.then((todas) => todas.get(id)) };
        pedidas.set(id, nueva);
        this.rows.set(id, nueva);
        // A failed reading must not be remembered.
        nueva.row.catch(() => this.rows.get(id) === nueva && this.rows.delete(id));
      }
    }
    const filas = new Map<string, T>();
    for (const [id, guardada] of pedidas) {
      const row = await guardada!.row;
      if (row !== undefined) filas.set(id, row);
    }
    return filas;
  }
}
