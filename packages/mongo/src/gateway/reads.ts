import { Long } from 'bson';
import type { Context } from './context';
import type { Statement } from './engine';
import { CommandError } from './errors';
import { explain } from './explain';
import type { Reply } from './reply';
import { statements } from './statements';

async function firstPage(context: Context, statement: Statement, collection: string): Promise<Reply> {
  const [row] = await context.query(statement, [context.db, context.command.spec()]);
  const { p: page, c: continuation, id } = row ?? {};
  if (!Buffer.isBuffer(page)) throw new CommandError(1, 'the engine gave no page');
  if (Buffer.isBuffer(continuation)) {
    const { services, db, session, owner } = context;
    services.cursors.add({
      id: String(id),
      db,
      collection,
      session,
      transaction: context.txn?.number,
      continuation,
      owner,
    });
  }
  return page;
}

async function aggregate(context: Context): Promise<Reply> {
  const reply = await firstPage(context, statements.aggregate, context.command.string('aggregate') ?? '$cmd.aggregate');
  return reply;
}

async function getMore(context: Context): Promise<Reply> {
  const { services, command } = context;
  const cursor = services.cursors.use(String(command.integer('getMore')), {
    session: context.session,
    transaction: context.txn?.number,
    owner: context.owner,
  });
  if (cursor.db !== context.db || cursor.collection !== (command.string('collection') ?? cursor.collection)) {
    throw new CommandError(13, `cursor id ${cursor.id} belongs to ${cursor.db}.${cursor.collection}`);
  }
  const [row] = await context.query(statements.getMore, [context.db, command.spec(), cursor.continuation]);
  services.cursors.advance(cursor, (row?.['c'] as Buffer | null | undefined) ?? null);
  return row?.['p'] as Buffer;
}

async function killCursors(context: Context): Promise<Reply> {
  const ids = (context.command.value('cursors') as unknown[] | undefined)?.map(String) ?? [];
  const killed = context.services.cursors.kill(ids);
  const longs = (of: string[]) => of.map((id) => Long.fromString(id));
  return {
    cursorsKilled: longs(killed),
    cursorsNotFound: longs(ids.filter((id) => !killed.includes(id))),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

export const reads = {
  find: (context: Context) => firstPage(context, statements.find, context.collection),
  aggregate,
  listCollections: (context: Context) => firstPage(context, statements.listCollections, '$cmd.listCollections'),
  listIndexes: (context: Context) => firstPage(context, statements.listIndexes, context.collection),
  explain,
  getMore,
  killCursors,
  count: (context: Context) => context.page(statements.count, [context.db, context.command.spec()]),
  distinct: (context: Context) => context.page(statements.distinct, [context.db, context.command.spec()]),
};
