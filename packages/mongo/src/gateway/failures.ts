import { BSON, type Document } from 'bson';
import { DatabaseError } from 'pg';
import type { Context } from './context';
import { updateSources } from './duplicate-keys';
import { codeOf, CommandError, EngineBusy, EngineDown, RETRYABLE, TRANSIENT } from './errors';
import { parallelArraysIn } from './parallel-arrays';

/** Codes after which a transaction may be tried again from its start. */
const TRANSIENT_CODES = new Set([24, 112, 251, 262]);

export const labelsFor = (code: number, inTransaction: boolean): string[] =>
  inTransaction && TRANSIENT_CODES.has(code) ? [TRANSIENT] : [];

/** The engine's detail quotes the new document first, in hexadecimal. */
function quotedDocument(detail: string | undefined): Document | undefined {
  const hex = /=\(BSONHEX([0-9a-f]+)/.exec(detail ?? '')?.[1];
  try {
    return hex ? BSON.deserialize(Buffer.from(hex, 'hex')) : undefined;
  } catch {
    return undefined;
  }
}

async function duplicate(context: Context, error: DatabaseError): Promise<CommandError> {
  const { command, services } = context;
  const quoted = quotedDocument(error.detail);
  const sources = [...(quoted ? [quoted] : []), ...updateSources(command.value('query'), command.value('update'))];
  const collection = command.string(command.name) ?? '';
  const { errmsg, ...extra } = await services.duplicates.describe(
    context.db,
    collection,
    { constraint: error.constraint ?? '' },
    sources,
  );
  return new CommandError(11000, errmsg, [], extra);
}

/** Converts any error of a command into the one that MongoDB would answer. */
export async function toCommandError(context: Context, error: unknown, inTransaction: boolean): Promise<CommandError> {
  if (error instanceof CommandError) return error;
  if (error instanceof EngineBusy) return new CommandError(262, error.message, inTransaction ? [TRANSIENT] : []);
  if (error instanceof EngineDown) {
    // A retried write that did happen would happen twice, unless the engine knows it by its number.
    const safe = context.command.has('txnNumber') && (!error.sent || context.isSingleWrite);
    return new CommandError(91, error.message, inTransaction ? [TRANSIENT] : safe ? [RETRYABLE] : []);
  }
  if (!(error instanceof DatabaseError) || !error.code)
    return new CommandError(1, error instanceof Error ? error.message : String(error));
  const parallel = parallelArraysIn(error);
  if (parallel) return parallel;
  const code = codeOf(error.code, inTransaction, error.message);
  if (code === 11000 && error.schema === 'documentdb_data') return duplicate(context, error);
  return new CommandError(code, error.message, labelsFor(code, inTransaction));
}
