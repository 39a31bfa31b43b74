import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model, mongo } from 'mongoose';
import { preparing } from './lease';
import { type Progress, SILENT } from './progress';

interface Index {
  key: object;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
}
/** Comparison key of an index: two with the same key are equal. The order of the indexed fields counts. */
const fingerprint = ({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: Index): string =>
  JSON.stringify([key, !!unique, !!sparse, expireAfterSeconds ?? null, partialFilterExpression ?? null]);

const NAMESPACE_NOT_FOUND = 26;
const NAMESPACE_EXISTS = 48;
const codeOf = (error: unknown) => (error as { code?: unknown }).code;

/** Indexes that a collection lacks. */
interface Missing {
  collection: string;
  indexes: mongo.IndexDescription[];
}

/**
 * Creates every collection and index that the schemas declare; run once at start, before the first request. Of several processes
 * that start at once one does it and the others wait.
 */
@Injectable()
export class IndexesService {
  private readonly log = new Logger('Indexes');
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Looks and creates by `db`, with as much time as it needs for an index. */
  async ensure(db: mongo.Db = this.connection.db!, progress: Progress = SILENT): Promise<void> {
    const start = Date.now();
    const models = Object.values(this.connection.models);
    // A start as a rule finds all in place: looking is quick and can be done at once, creating waits in line.
    const missing = await missingOf(db, models);
    const create = async (assertHeld: () => void) => {
      for (const { collection, indexes } of await missingOf(db, models)) {
        assertHeld();
        progress.doing(`Índices de ${collection}: ${indexes.map(({ key }) => Object.keys(key).join(' ')).join(', ')}`);
        await createCollection(db, collection);
        // In one command: the documents are read once.
        if (indexes.length) await db.collection(collection).createIndexes(indexes);
      }
    };
    const wait = (other: string) =>
      progress.waiting(`Otra instancia (${other}) hace los índices; esta espera por ella.`);
    if (missing.length) await preparing(db).hold(create, wait);
    this.log.log(`Índices listos: ${models.length} colecciones, ${missing.length} por crear, ${Date.now() - start} ms`);
  }
}

async function missingOf(db: mongo.Db, models: Model<unknown>[]): Promise<Missing[]> {
  const all = await Promise.all(models.map((model) => missingIn(db, model)));
  return all.filter((missing) => missing !== null);
}

/** Null when all is there. */
async function missingIn(db: mongo.Db, { schema, collection: { name } }: Model<unknown>): Promise<Missing | null> {
  const declared = schema
    .indexes()
    .map(([key, { background: _, ...options }]) => ({ ...options, key }) as mongo.IndexDescription);
  const existing = await indexesOf(db, name);
  if (!existing) return { collection: name, indexes: declared };
  const found = new Set(existing.map((index) => fingerprint(index)));
  const indexes = declared.filter((index) => !found.has(fingerprint(index as Index)));
  return indexes.length ? { collection: name, indexes } : null;
}

/** Null without such a collection. */
async function indexesOf(db: mongo.Db, collection: string): Promise<Index[] | null> {
  try {
    return await db.collection(collection).indexes();
  } catch (error) {
    if (codeOf(error) === NAMESPACE_NOT_FOUND) return null;
    throw error;
  }
}

async function createCollection(db: mongo.Db, name: string): Promise<void> {
  try {
    await db.createCollection(name);
  } catch (error) {
    if (codeOf(error) !== NAMESPACE_EXISTS) throw error;
  }
}
