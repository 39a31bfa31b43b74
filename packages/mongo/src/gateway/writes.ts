import { BSON, type Document } from 'bson';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context';
import { updateSources } from './duplicate-keys';
import { codeOf, codeName, CommandError, unpackState } from './errors';
import { labelsFor } from './failures';
import { documentsOf, RawCommand } from './raw-command';
import type { Reply } from './reply';
import { statements } from './statements';

const LISTS = { insert: 'documents', update: 'updates', delete: 'deletes' } as const;
type Kind = keyof typeof LISTS;

const DUPLICATE = 11000;
const CONFLICT = 112;
const ATTEMPTS = 4;

/** Deadlocks, and upserts that meet another upsert of the same key, are retried inside MongoDB too. */
const worthRetrying = (kind: string, code: number) => code === CONFLICT || (code === DUPLICATE && kind !== 'insert');

const pause = (attempt: number) => sleep(attempt * 5 * (1 + Math.random()));

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

async function write(context: Context, kind: Kind): Promise<Reply> {
  const list = LISTS[kind];
  const { command } = context;
  const sequence = context.sequences.get(list) ?? null;
  const count = sequence ? (sequence.readInt32LE(0) === sequence.length ? 1 : 2) : statementsOf(context, list).length;
  context.isSingleWrite = count === 1;
  const values = [context.db, command.spec(), sequence, context.isSingleWrite ? retryNumber(context) : null];
  for (let attempt = 1; ; attempt++) {
    const page = await context.page(statements[kind], values);
    if (!new RawCommand(page).has('writeErrors')) return page;
    const reply = await withErrors(context, kind, page);
    if (context.txn) return failTransaction(context, kind, reply);
    const code = Number((reply['writeErrors'] as Document[])[0]?.['code']);
    if (!context.isSingleWrite || !worthRetrying(kind, code) || attempt === ATTEMPTS) return reply;
    await pause(attempt);
  }
}

async function findAndModify(context: Context): Promise<Reply> {
  context.isSingleWrite = true;
  const values = [context.db, context.command.spec(), retryNumber(context)];
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.page(statements.findAndModify, values);
    } catch (error) {
      const state = (error as { code?: unknown }).code;
      const code = typeof state === 'string' ? codeOf(state, Boolean(context.txn)) : 0;
      if (context.txn && code === DUPLICATE && context.firstStaleKey())
        throw new CommandError(CONFLICT, (error as Error).message, labelsFor(CONFLICT, true));
      if (context.txn || !worthRetrying('update', code) || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

export const writes = {
  insert: (context: Context) => write(context, 'insert'),
  update: (context: Context) => write(context, 'update'),
  delete: (context: Context) => write(context, 'delete'),
  findAndModify,
};
