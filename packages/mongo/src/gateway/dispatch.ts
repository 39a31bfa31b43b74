import { Context, type Services } from './context';
import { definitions } from './definitions';
import { diagnostics } from './diagnostics';
import { CommandError } from './errors';
import { toCommandError } from './failures';
import type { Message } from './message';
import { RawCommand } from './raw-command';
import { reads } from './reads';
import type { Reply } from './reply';
import { refuseInTransaction, refuseNumber } from './transaction-rules';
import type { TxnRef } from './transactions';
import { writes } from './writes';

type Handler = (context: Context) => Promise<Reply>;

const HANDLERS = new Map<string, Handler>(
  Object.entries<Handler>({
    ...reads,
    ...writes,
    ...definitions,
    ...diagnostics,
    isMaster: diagnostics.hello,
    ismaster: diagnostics.hello,
    findandmodify: writes.findAndModify,
    buildinfo: diagnostics.buildInfo,
    deleteIndexes: definitions.dropIndexes,
  }),
);

async function begin(context: Context, ref: TxnRef): Promise<void> {
  const { transactions } = context.services;
  if (context.command.boolean('startTransaction')) {
    context.txn = await transactions.start(ref, context.owner);
    return;
  }
  const txn = transactions.find(ref);
  if (txn.state === 'committed') throw new CommandError(256, `Transaction ${ref.number} has been committed.`);
  context.txn = txn;
}

async function endTransaction(context: Context, ref: TxnRef): Promise<Reply> {
  const txn = context.services.transactions.find(ref);
  if (context.command.name === 'commitTransaction') await txn.commit();
  else await txn.abort();
  context.services.cursors.endTransaction(ref);
  return { ok: 1 };
}

async function carryOut(context: Context, ref: TxnRef | undefined): Promise<Reply> {
  const { command } = context;
  if (ref) refuseInTransaction(context);
  else refuseNumber(context);
  if (command.name === 'commitTransaction' || command.name === 'abortTransaction') {
    if (!ref) throw new CommandError(251, 'no transaction is named');
    return endTransaction(context, ref);
  }
  const handler = HANDLERS.get(command.name);
  if (!handler) throw new CommandError(59, `no such command: '${command.name}'`);
  if (ref) await begin(context, ref);
  return handler(context);
}

async function answer(context: Context): Promise<Reply> {
  const { command, session } = context;
  const number = command.integer('txnNumber');
  const ref =
    command.boolean('autocommit') === false && session && number !== undefined ? { session, number } : undefined;
  try {
    const work = () => carryOut(context, ref);
    return await (ref ? context.services.inFlight.run(context.command, context.owner, ref, work) : work());
  } catch (error) {
    const failure = await toCommandError(context, error, ref !== undefined);
    await context.txn?.abort();
    return failure.toReply();
  }
}

/** Carries a message's command out for the client behind `owner`, and answers; it never throws for what the engine says. */
export async function dispatch(services: Services, message: Message, owner: object): Promise<Reply> {
  let context: Context;
  try {
    context = new Context(services, new RawCommand(message.body), message.sequences, owner);
  } catch (error) {
    return new CommandError(9, error instanceof Error ? error.message : 'the command cannot be read').toReply();
  }
  return answer(context);
}
