import { setTimeout as sleep } from 'node:timers/promises';
import { BSON, type Document } from 'bson';
import type { Context } from './context';
import { codeOf, CommandError } from './errors';
import { allowParallelArrays, forbidParallelArrays } from './parallel-arrays';
import type { Reply } from './reply';
import { statements } from './statements';
import { refuseIndexBuild } from './transaction-rules';

const CANNOT_CREATE_INDEX = 67;
const INVALID_OPTION = 197;
const OF_ID_INDEX = new Set(['key', 'name', 'ns', 'v', 'collation']);

/** Throws for an index that MongoDB refuses to build and the engine builds. */
function refuseIndex(index: Document): void {
  const key = (index['key'] ?? {}) as Document;
  const isIdIndex = Object.keys(key).join() === '_id' && Math.abs(Number(key['_id'])) === 1;
  const option = isIdIndex && Object.keys(index).find((name) => !OF_ID_INDEX.has(name));
  if (option)
    throw new CommandError(INVALID_OPTION, `The field '${option}' is not valid for an _id index specification.`);
  if (index['sparse'] && index['partialFilterExpression'] !== undefined)
    throw new CommandError(CANNOT_CREATE_INDEX, 'cannot mix "partialFilterExpression" and "sparse" options');
}

const CONFLICT = 112;
const ATTEMPTS = 6;

/** Several instances that start at once create the same collections and indexes; whoever loses tries again. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code, schema } = error as { code?: unknown; schema?: unknown };
      const collided =
        typeof code === 'string' &&
        (codeOf(code, false) === CONFLICT || (code === '23505' && schema !== 'documentdb_data'));
      if (!collided || attempt === ATTEMPTS) throw error;
      await sleep(attempt * 20 * (1 + Math.random()));
    }
  }
}

function forget(context: Context, collection?: string): void {
  context.services.duplicates.forget(context.db, collection);
}

const create = (context: Context) =>
  retried(() => context.page(statements.create, [context.db, context.command.spec()]));

async function createIndexes(context: Context): Promise<Reply> {
  const specs = (context.command.value('indexes') ?? []) as Document[];
  specs.forEach(refuseIndex);
  if (context.txn)
    await refuseIndexBuild(
      context,
      specs.map(({ name }) => String(name)),
    );
  const page = await retried(() => context.page(statements.createIndexes, [context.db, context.command.spec()]));
  forget(context, context.collection);
  const reply = BSON.deserialize(page);
  const shard = ((reply['raw'] as Document | undefined)?.['defaultShard'] ?? {}) as Document;
  if (!reply['ok'] || shard['ok'] === 0) {
    throw new CommandError(
      Number(shard['code'] ?? reply['code'] ?? 1),
      String(shard['errmsg'] ?? reply['errmsg'] ?? 'the index could not be built'),
    );
  }
  await retried(() => forbidParallelArrays(context, specs));
  return { ...shard, ok: 1 };
}

async function dropIndexes(context: Context): Promise<Reply> {
  await retried(() => context.query(statements.dropIndexes, [context.db, context.command.spec()]));
  await retried(() => allowParallelArrays(context));
  forget(context, context.collection);
  return { ok: 1 };
}

async function drop(context: Context): Promise<Reply> {
  const [row] = await retried(() => context.query(statements.drop, [context.db, context.collection]));
  forget(context, context.collection);
  if (!row?.['dropped']) throw new CommandError(26, 'ns not found');
  return { ns: `${context.db}.${context.collection}`, ok: 1 };
}

async function dropDatabase(context: Context): Promise<Reply> {
  await retried(() => context.query(statements.dropDatabase, [context.db]));
  forget(context);
  return { dropped: context.db, ok: 1 };
}

async function collMod(context: Context): Promise<Reply> {
  const page = await retried(() =>
    context.page(statements.collMod, [context.db, context.collection, context.command.spec()]),
  );
  forget(context, context.collection);
  return page;
}

async function renameCollection(context: Context): Promise<Reply> {
  const [from, to] = [context.command.string('renameCollection'), context.command.string('to')].map((namespace) => {
    const dot = namespace?.indexOf('.') ?? -1;
    if (!namespace || dot < 1) throw new CommandError(73, `Invalid namespace specified '${namespace ?? ''}'`);
    return { db: namespace.slice(0, dot), collection: namespace.slice(dot + 1) };
  });
  if (!from || !to || from.db !== to.db) throw new CommandError(20, 'a collection cannot move to another database');
  const dropTarget = context.command.boolean('dropTarget') ?? false;
  await retried(() => context.query(statements.rename, [from.db, from.collection, to.collection, String(dropTarget)]));
  context.services.duplicates.forget(from.db);
  return { ok: 1 };
}

export const definitions = { create, createIndexes, dropIndexes, drop, dropDatabase, collMod, renameCollection };
