import { BSON, type Document } from 'bson';
import type { Engine } from './engine';
import { statements } from './statements';

interface Index {
  id: string;
  name: string;
  key: Document;
}

/** Details of a duplicate key error beyond its code. */
export interface DuplicateKey {
  errmsg: string;
  keyPattern?: Document;
  keyValue?: Document;
}

const MAX_CACHED = 500;

/** Words duplicate key errors as MongoDB does: the engine tells only the index. */
export class DuplicateKeys {
  private readonly cache = new Map<string, Index[]>();

  constructor(private readonly engine: Engine) {}

  /**
   * `index` is a name, or the constraint of the table behind it; `sources` are the documents in which the key's
   * values may stand, the surest first.
   */
  async describe(
    db: string,
    collection: string,
    index: { name: string } | { constraint: string },
    sources: Document[],
  ): Promise<DuplicateKey> {
    const found = await this.find(`${db}.${collection}`, db, collection, index).catch(() => undefined);
    const name = found?.name ?? ('name' in index ? index.name : index.constraint);
    const start = `E11000 duplicate key error collection: ${db}.${collection} index: ${name} dup key: `;
    if (!found) return { errmsg: `${start}{ }` };
    const keyValue: Document = {};
    for (const path of Object.keys(found.key)) {
      const value = sources.map((source) => valueAt(source, path)).find((candidate) => candidate !== undefined);
      keyValue[path] = value ?? null;
    }
    const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
    return { errmsg: `${start}{ ${shown.join(', ')} }`, keyPattern: found.key, keyValue };
  }

  /** Indexes of the collection, or of all of the database's, may have changed. */
  forget(db: string, collection?: string): void {
    for (const namespace of [...this.cache.keys()]) {
      if (collection === undefined ? namespace.startsWith(`${db}.`) : namespace === `${db}.${collection}`)
        this.cache.delete(namespace);
    }
  }

  private async find(
    namespace: string,
    db: string,
    collection: string,
    index: { name: string } | { constraint: string },
  ): Promise<Index | undefined> {
    const matches = (candidate: Index) => {
      if ('name' in index) return candidate.name === index.name;
      if (index.constraint.startsWith('collection_pk_')) return candidate.name === '_id_';
      return index.constraint.endsWith(`_${candidate.id}`);
    };
    const known = this.cache.get(namespace)?.find(matches);
    if (known) return known;
    const rows = await this.engine.query(statements.indexes, [db, collection], 1_000);
    const indexes = rows.map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      key: BSON.deserialize(row['key'] as Buffer),
    }));
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    this.cache.set(namespace, indexes);
    return indexes.find(matches);
  }
}

/** The value at a dotted path, or under the dotted name itself as updates write it. */
function valueAt(source: Document, path: string): unknown {
  if (path in source) return source[path] as unknown;
  let value: unknown = source;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Document)[step];
  }
  return value;
}

/** Documents with the values that an update statement (or a findAndModify) may have tried to write. */
export function updateSources(query: unknown, update: unknown): Document[] {
  const asDocument = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Document) : {};
  const operators = asDocument(update);
  const equalities = Object.entries(asDocument(query)).filter(
    ([, value]) => !Object.keys(asDocument(value)).some((key) => key.startsWith('$')),
  );
  return [
    asDocument(operators['$set']),
    asDocument(operators['$setOnInsert']),
    operators,
    Object.fromEntries(equalities),
  ];
}

function show(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'object' && value !== null && '_bsontype' in value) {
    return value._bsontype === 'ObjectId' ? `ObjectId('${String(value)}')` : String(value);
  }
  return JSON.stringify(value);
}
