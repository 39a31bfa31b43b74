import { mongo } from 'mongoose';

const { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerError } = mongo;
/** Of the driver's errors that are not of the network's class: no server in time, out of connections or time, closed meanwhile. */
const DATABASE_UNREACHABLE =
  /^Mongo(ServerSelection|PoolClosed|NotConnected|Topology\w*|ServerClosed|WaitQueueTimeout|OperationTimeout)Error$|^MongooseServerSelectionError$/;
/** Shutdown, step-down, out of connections, out of time: all pass by themselves. */
const TRANSIENT_CODES = new Set([50, 89, 91, 112, 189, 262, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT_LABELS = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

/** Socket error codes that the driver passes on unchanged when a connection breaks in the middle of a write. */
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether the database was not there, or could not do it now; the same call may work a moment later. */
export function isDatabaseAway(thrown: unknown): boolean {
  const { name = '', code } = (thrown ?? {}) as { name?: string; code?: unknown };
  if (thrown instanceof MongoNetworkError || DATABASE_UNREACHABLE.test(name)) return true;
  if (BROKEN_CONNECTION.has(String(code))) return true;
  if (thrown instanceof MongoServerError && TRANSIENT_CODES.has(Number(code))) return true;
  return thrown instanceof MongoError && TRANSIENT_LABELS.some((label) => thrown.hasErrorLabel(label));
}

/** Error code of a server that keeps running while its disk is full. */
const OUT_OF_DISK_SPACE = 14031;

/** Whether the database had no room for a write. */
export const isDatabaseFull = (thrown: unknown): boolean =>
  (thrown as { code?: unknown } | null)?.code === OUT_OF_DISK_SPACE;

const DUPLICATE_KEY = 11000;

/** Whether a unique index refused a write. */
export const isDuplicateKey = (thrown: unknown): boolean => (thrown as { code?: unknown }).code === DUPLICATE_KEY;

/** The fields of the unique index that refused a write; empty for any other error. */
export function takenFields(thrown: unknown): string[] {
  const { keyPattern = {} } = thrown as { keyPattern?: Record<string, unknown> };
  return isDuplicateKey(thrown) ? Object.keys(keyPattern) : [];
}

const WRITE_CONFLICT = 112;

/** Error of a transaction whose decision rests on a document that changed meanwhile: the driver runs it again on the stored state. */
export function writeConflict(message: string): Error {
  const error = new MongoServerError({ message, code: WRITE_CONFLICT });
  error.addErrorLabel(MongoErrorLabel.TransientTransactionError);
  return error;
}
