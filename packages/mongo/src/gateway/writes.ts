import { setTimeout as sleep } from 'node:timers/promises';
import { BSON, type Document } from 'bson';
import type { Context } from './context';
import { updateSources } from './duplicate-keys';
import { modifyMakingArrays, updatesMakingArrays } from './empty-arrays';
import type { Values } from './engine';
import { codeName, codeOf, CommandError, unpackState } from './errors';
import { labelsFor } from './failures';
import { parallelArraysIn } from './parallel-arrays';
import { documentsOf, RawCommand } from './raw-command';
import type { Reply } from './reply';
import { statements } from './statements';

const LISTS = { insert: 'documents', update: 'updates', delete: 'deletes' } as const;
type Kind = keyof typeof LISTS;

const DUPLICATE = 11000;
const CONFLICT = 112;
const MAX_ATTEMPTS = 6;

/** Deadlocks, and once an upsert that met a document which its query may now find, are retried inside MongoDB too. */
const worthRetrying = (kind: string, code: number, attempt: number) =>
  code === CONFLICT ? attempt < MAX_ATTEMPTS : code === DUPLICATE && kind !== 'insert' && attempt === 1;

/** Runs the retry of a deadlock's victim alone, so that the same writers do not meet again. */
async function tryAgain<T>(context: Context, attempt: number, work: () => Promise<T>): Promise<T> {
  if (attempt === 1) return work();
  return context.services.writers.run(`${context.db}.${context.collection}`, async () => {
    await sleep(attempt * 5 * (1 + Math.random()));
    return work();
  });
}

function statementsOf(context: Context, list: string): Buffer[] {
  const sequence = context.sequences.get(list);
  if (sequence) return documentsOf({ sequence });
  const array = context.command.raw(list);
  return array ? documentsOf({ array }) : [];
}

/** The number under which the engine remembers a write, so that the driver may send it again. */
const retryNumber = (context: Context): string | null => {
  const number = context.command.integer('txnNumber');
  return context.txn || number === undefined || !context.session ? null : `${context.session}:${number}`;
};

async function describe(context: Context, kind: Kind, error: Document, all: () => Buffer[]): Promise<Document> {
  const parallel = parallelArraysIn(error);
  if (parallel) return { ...error, code: parallel.code, errmsg: parallel.message };
  const code = codeOf(unpackState(Number(error['code'])), Boolean(context.txn), String(error['errmsg']));
  const index = /Index '(.+)'/.exec(String(error['errmsg']))?.[1];
  if (code !== DUPLICATE || !index) return { ...error, code };
  const statement = BSON.deserialize(all()[Number(error['index'])] ?? BSON.serialize({}));
  const sources = kind === 'insert' ? [statement] : updateSources(statement['q'], statement['u']);
  return {
    ...error,
    code,
    ...(await context.services.duplicates.describe(context.db, context.collection, { name: index }, sources)),
  };
}

async function withErrors(context: Context, kind: Kind, page: Buffer): Promise<Document> {
  const reply = BSON.deserialize(page);
  let parsed: Buffer[] | undefined;
  const all = () => (parsed ??= statementsOf(context, LISTS[kind]));
  const errors: Document[] = [];
  for (const error of (reply['writeErrors'] ?? []) as Document[])
    errors.push(await describe(context, kind, error, all));
  return { ...reply, writeErrors: errors };
}

/** A conflict inside a transaction fails the command, not one of its statements; any error ends the transaction. */
async function failTransaction(context: Context, kind: Kind, reply: Document): Promise<Document> {
  const first = (reply['writeErrors'] as Document[])[0];
  const code = Number(first?.['code']);
  await context.txn?.abort();
  const stale = code === DUPLICATE && kind === 'update' && context.firstStaleKey();
  if (code !== CONFLICT && !stale) return reply;
  throw new CommandError(CONFLICT, String(first?.['errmsg'] ?? codeName(code)), labelsFor(CONFLICT, true));
}

/** The values that a query demands by equality, which an upsert would insert; undefined without any. */
function upsertKey(query: unknown): string | undefined {
  const equalities = Object.entries((query ?? {}) as Document)
    .filter(([, value]) => !Object.keys((value ?? {}) as Document).some((key) => key.startsWith('$')))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return equalities.length > 0 ? JSON.stringify(equalities) : undefined;
}

/**
 * The engine's unique indexes are exclusion constraints: concurrent upserts of one key insert first, then wait for each
 * other until a deadlock is detected, and a crowd of them starves. They take turns here; a transaction fails at once
 * instead.
 */
function inTurn<T>(context: Context, query: () => unknown, work: () => Promise<T>): Promise<T> {
  const key = context.txn ? undefined : upsertKey(query());
  return key ? context.services.writers.run(`${context.db}.${context.collection} ${key}`, work) : work();
}

/** Runs a write of a single upsert in turn, any other at once. */
function inTurnIfUpsert(context: Context, kind: Kind, work: () => Promise<Reply>): Promise<Reply> {
  if (kind !== 'update' || !context.isSingleWrite) return work();
  const statement = new RawCommand(statementsOf(context, LISTS[kind])[0]!);
  return statement.boolean('upsert') ? inTurn(context, () => statement.value('q'), work) : work();
}

async function write(context: Context, kind: Kind): Promise<Reply> {
  const list = LISTS[kind];
  const { command } = context;
  const sequence = context.sequences.get(list) ?? null;
  const count = sequence ? (sequence.readInt32LE(0) === sequence.length ? 1 : 2) : statementsOf(context, list).length;
  context.isSingleWrite = count === 1;
  const made = kind === 'update' ? await updatesMakingArrays(context) : undefined;
  const spec = made ? command.spec([list]) : command.spec();
  const values = [context.db, spec, made ?? sequence, context.isSingleWrite ? retryNumber(context) : null];
  return inTurnIfUpsert(context, kind, () => writeAgain(context, kind, values));
}

/** Sends a write until it meets no conflict that MongoDB would try again by itself. */
async function writeAgain(context: Context, kind: Kind, values: Values): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const page = await tryAgain(context, attempt, () => context.page(statements[kind], values));
    if (!new RawCommand(page).has('writeErrors')) return page;
    const reply = await withErrors(context, kind, page);
    if (context.txn) return failTransaction(context, kind, reply);
    const code = Number((reply['writeErrors'] as Document[])[0]?.['code']);
    if (!context.isSingleWrite || !worthRetrying(kind, code, attempt)) return reply;
  }
}

function findAndModify(context: Context): Promise<Reply> {
  context.isSingleWrite = true;
  const modify = () => modifyAgain(context);
  return context.command.boolean('upsert') ? inTurn(context, () => context.command.value('query'), modify) : modify();
}

async function modifyAgain(context: Context): Promise<Reply> {
  const spec = (await modifyMakingArrays(context)) ?? context.command.spec();
  const values = [context.db, spec, retryNumber(context)];
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryAgain(context, attempt, () => context.page(statements.findAndModify, values));
    } catch (error) {
      const state = (error as { code?: unknown }).code;
      const code = typeof state === 'string' ? codeOf(state, Boolean(context.txn)) : 0;
      if (context.txn && code === DUPLICATE && context.firstStaleKey())
        throw new CommandError(CONFLICT, (error as Error).message, labelsFor(CONFLICT, true));
      if (context.txn || !worthRetrying('update', code, attempt)) throw error;
    }
  }
}

export const writes = {
  insert: (context: Context) => write(context, 'insert'),
  update: (context: Context) => write(context, 'update'),
  delete: (context: Context) => write(context, 'delete'),
  findAndModify,
};
