import { BSON, type Document } from 'bson';
import type { Context } from './context';
import { CommandError } from './errors';
import { statements } from './statements';

const CANNOT_INDEX_PARALLEL_ARRAYS = 171;
/** SQLSTATE of a violated CHECK; and what the engine makes of one inside a write. */
const CHECK_VIOLATION = '23514';
/** SQLSTATE for what stands there already: another client builds the same index. */
const IS_THERE = '42710';
const IN_A_WRITE = 'Invalid write detected';

const PREFIX = 'parallel_arrays_';
const ARRAY = { $type: 'array' };

const literal = (document: Document) =>
  `'BSONHEX${Buffer.from(BSON.serialize(document)).toString('hex')}'::documentdb_core.bson`;
const is = (operator: string, path: string, value: unknown) =>
  `documentdb_api_catalog.bson_dollar_${operator}(document, ${literal({ [path]: value })})`;
const any = (parts: string[]) => `(${parts.join(' OR ')})`;
const all = (parts: string[]) => `(${parts.join(' AND ')})`;

/** 'a', 'a.b' and 'a.b.c' for the last of them. */
const prefixesOf = (path: string[], from = '') =>
  path.map((_part, i) => [from, ...path.slice(0, i + 1)].filter(Boolean).join('.'));

/** A match for elements in which two paths both meet an array of their own. */
function bothInElement([a = '', ...restA]: string[], [b = '', ...restB]: string[]): Document | undefined {
  const meets = (path: string[]) => ({ $or: prefixesOf(path).map((prefix) => ({ [prefix]: ARRAY })) });
  if (a !== b) return { $and: [meets([a, ...restA]), meets([b, ...restB])] };
  if (restA.length === 0 || restB.length === 0) return undefined;
  const inner = bothInElement(restA, restB);
  return inner && { [a]: { $elemMatch: inner } };
}

/** SQL for documents in which two paths both meet an array of their own; what they share before is met once. */
function bothIn(pathA: string[], pathB: string[], from = ''): string | undefined {
  const [a = '', ...restA] = pathA;
  const [b = '', ...restB] = pathB;
  const meets = (path: string[]) => any(prefixesOf(path, from).map((prefix) => is('type', prefix, 'array')));
  if (a !== b) return all([meets(pathA), meets(pathB)]);
  if (restA.length === 0 || restB.length === 0) return undefined;
  const shared = [from, a].filter(Boolean).join('.');
  const within = bothIn(restA, restB, shared);
  const inElement = bothInElement(restA, restB);
  if (!within || !inElement) return undefined;
  return any([all([`NOT ${is('type', shared, 'array')}`, within]), is('elemmatch', shared, inElement)]);
}

/** SQL for what a partial index's filter matches. */
function filtered(filter: Document): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => {
    if (name === '$and') return all((value as Document[]).map(filtered));
    if (name === '$or') return any((value as Document[]).map(filtered));
    const operators = Object.entries((value ?? {}) as Document);
    if (!operators.some(([operator]) => operator.startsWith('$'))) return is('eq', name, value);
    return operators.map(([operator, operand]) => is(operator.slice(1), name, operand));
  });
  return all(parts.length > 0 ? parts : ['true']);
}

/** The condition that documents of a compound index must not meet; undefined for an index of which arrays are no concern. */
function conditionOf({ key, partialFilterExpression: filter }: Document): string | undefined {
  const fields = Object.entries((key ?? {}) as Document);
  if (fields.some(([, kind]) => typeof kind === 'string')) return undefined;
  const paths = fields.map(([path]) => path.split('.'));
  const pairs = paths.flatMap((path, i) => paths.slice(i + 1).flatMap((other) => bothIn(path, other) ?? []));
  if (pairs.length === 0) return undefined;
  return filter ? all([filtered(filter as Document), any(pairs)]) : any(pairs);
}

const refused = (fields: string) =>
  new CommandError(CANNOT_INDEX_PARALLEL_ARRAYS, `cannot index parallel arrays${fields && ` [${fields}]`}`);

/** The error of a write that an index over two arrays forbids, as MongoDB words it; undefined for any other. */
export function parallelArraysIn(error: { code?: unknown; errmsg?: unknown; constraint?: unknown }) {
  const isCheck = error.code === CHECK_VIOLATION && String(error.constraint).startsWith(PREFIX);
  return isCheck || String(error.errmsg ?? '').startsWith(IN_A_WRITE) ? refused('') : undefined;
}

/**
 * Has the engine refuse, from now on, documents in which two fields of one of these indexes hold arrays, as MongoDB does.
 * An index over documents that hold such already is dropped again, and CannotIndexParallelArrays is thrown.
 */
export async function forbidParallelArrays(context: Context, specs: readonly Document[]): Promise<void> {
  const wanted = specs.map((spec) => ({ spec, condition: conditionOf(spec) })).filter(({ condition }) => condition);
  if (wanted.length === 0) return;
  const rows = await context.query(statements.checkedIndexes, [context.db, context.collection, PREFIX]);
  for (const { spec, condition } of wanted) {
    const row = rows.find(({ name }) => name === spec['name']);
    if (!row || row['checked']) continue;
    const [table, constraint] = [`documentdb_data.documents_${String(row['table'])}`, `${PREFIX}${String(row['id'])}`];
    try {
      await context.query(
        { name: '', text: `ALTER TABLE ${table} ADD CONSTRAINT ${constraint} CHECK (NOT ${condition!})` },
        [],
      );
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === IS_THERE && !context.txn) continue;
      if (code !== CHECK_VIOLATION) throw error;
      const drop = BSON.serialize({ dropIndexes: context.collection, index: spec['name'] as string });
      if (!context.txn) await context.query(statements.dropIndexes, [context.db, Buffer.from(drop)]);
      throw refused(Object.keys(spec['key'] as Document).join('] ['));
    }
  }
}

/** Allows what only indexes that are gone forbade. */
export async function allowParallelArrays(context: Context): Promise<void> {
  for (const { table, constraint } of await context.query(statements.orphanedChecks, [
    context.db,
    context.collection,
    PREFIX,
  ]))
    await context.query(
      {
        name: '',
        text: `ALTER TABLE documentdb_data.documents_${String(table)} DROP CONSTRAINT ${String(constraint)}`,
      },
      [],
    );
}
