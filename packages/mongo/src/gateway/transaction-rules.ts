import type { Document } from 'bson';
import type { Context } from './context';
import type { Statement } from './engine';
import { CommandError } from './errors';

const NOT_IN_TRANSACTION = 263;
const INVALID_OPTIONS = 72;
const NOT_A_RETRYABLE_WRITE = 50768;
const SYSTEM_COLLECTION = 50791;

// What MongoDB 8 lets a transaction do. See https://www.mongodb.com/docs/manual/core/transactions-operations/
const ENDS = new Set(['commitTransaction', 'abortTransaction']);
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify', 'findandmodify']);
const READS = new Set(['find', 'aggregate', 'distinct', 'getMore', 'killCursors']);
const ALLOWED = new Set([...ENDS, ...WRITES, ...READS, 'create', 'createIndexes']);
const DATABASES = new Set(['admin', 'config', 'local']);
const STAGES = new Set([
  '$changeStream',
  '$collStats',
  '$currentOp',
  '$indexStats',
  '$listLocalSessions',
  '$listSearchIndexes',
  '$listSessions',
  '$merge',
  '$out',
  '$planCacheStats',
  '$search',
  '$searchMeta',
  '$unionWith',
  '$vectorSearch',
]);

const unsupported = (message: string) => new CommandError(NOT_IN_TRANSACTION, message);

/** The stages of a pipeline and of the pipelines inside its stages. */
function stagesOf(pipeline: unknown): string[] {
  return (Array.isArray(pipeline) ? (pipeline as Document[]) : []).flatMap((stage) =>
    Object.entries(stage).flatMap(([name, value]) => {
      const inner = name === '$facet' ? Object.values(value as Document) : [(value as Document | null)?.['pipeline']];
      return [name, ...inner.flatMap(stagesOf)];
    }),
  );
}

function refuseName({ command }: Context): void {
  const { name } = command;
  if (!ALLOWED.has(name)) throw unsupported(`Cannot run '${name}' in a multi-document transaction.`);
  if (!command.boolean('startTransaction')) return;
  if (name === 'killCursors' || ENDS.has(name))
    throw unsupported(`Cannot run ${name} as the first operation in a multi-document transaction.`);
}

function refusePlace({ command, db }: Context): void {
  const { name } = command;
  if (ENDS.has(name)) return;
  if (DATABASES.has(db)) throw unsupported(`Cannot run command against the '${db}' database in a transaction.`);
  const collection = command.string(name) ?? '';
  if (WRITES.has(name) && collection.startsWith('system.'))
    throw new CommandError(
      SYSTEM_COLLECTION,
      `Cannot write to system collection ${db}.${collection} within a transaction.`,
    );
}

function refuseStages({ command }: Context): void {
  const stage = stagesOf(command.value('pipeline')).find((name) => STAGES.has(name));
  if (stage) throw unsupported(`Stage not supported inside of a multi-document transaction: ${stage}`);
  if (command.boolean('explain')) throw unsupported("Cannot run 'explain' in a multi-document transaction.");
}

function refuseConcerns({ command }: Context): void {
  if (command.has('writeConcern') && !ENDS.has(command.name))
    throw new CommandError(INVALID_OPTIONS, 'writeConcern is not allowed within a multi-statement transaction');
  if (command.has('readConcern') && !command.boolean('startTransaction'))
    throw new CommandError(INVALID_OPTIONS, 'Only the first command in a transaction may specify a readConcern');
}

/** Throws for a command that MongoDB does not carry out in a transaction, which goes on as if it had not been sent. */
export function refuseInTransaction(context: Context): void {
  refuseName(context);
  refusePlace(context);
  refuseConcerns(context);
  if (context.command.name === 'aggregate') refuseStages(context);
}

/** Throws for a command that names a transaction's number without being in one, unless it is a write that may be sent again. */
export function refuseNumber({ command }: Context): void {
  if (!command.has('txnNumber') || WRITES.has(command.name)) return;
  throw new CommandError(
    NOT_A_RETRYABLE_WRITE,
    `txnNumber may only be provided for multi-document transactions and retryable write commands, and ${command.name} is none.`,
  );
}

const COMMITTED: Statement = {
  name: 'committed_indexes',
  text: `SELECT (index_spec).index_name AS name FROM documentdb_api_catalog.collections
           LEFT JOIN documentdb_api_catalog.collection_indexes USING (collection_id)
          WHERE database_name = $1 AND collection_name = $2`,
};

/** Throws when a transaction would build an index on a collection that was there before it; one that exists is no matter. */
export async function refuseIndexBuild(context: Context, wanted: readonly string[]): Promise<void> {
  const { engine } = context.services;
  const rows = await engine.query(COMMITTED, [context.db, context.collection]);
  const names = new Set(rows.map(({ name }) => name));
  if (rows.length === 0 || wanted.every((name) => names.has(name))) return;
  throw unsupported(
    `Cannot create new indexes on existing collection ${context.db}.${context.collection} in a multi-document transaction.`,
  );
}
