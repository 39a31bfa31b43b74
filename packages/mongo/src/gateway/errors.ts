import type { Document } from 'bson';
import sqlStates from './sqlstate-codes.json';

const BY_STATE: Record<string, { code: number; codeName: string } | undefined> = sqlStates;

/** Names of the codes that the engine's table does not list or that we answer ourselves. */
const NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  13: 'Unauthorized',
  18: 'AuthenticationFailed',
  24: 'LockTimeout',
  26: 'NamespaceNotFound',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  59: 'CommandNotFound',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  117: 'ConflictingOperationInProgress',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  262: 'ExceededTimeLimit',
  263: 'OperationNotSupportedInTransaction',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
  50768: 'NotARetryableWriteCommand',
};
for (const entry of Object.values(BY_STATE)) if (entry) NAMES[entry.code] ??= entry.codeName;

export const codeName = (code: number): string => NAMES[code] ?? `Location${code}`;

export const TRANSIENT = 'TransientTransactionError';
export const RETRYABLE = 'RetryableWriteError';
export const UNKNOWN_COMMIT = 'UnknownTransactionCommitResult';

/** A command's failure, as MongoDB would word it. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly labels: string[] = [],
    readonly extra: Document = {},
  ) {
    super(message);
  }

  toReply(): Document {
    const labels = this.labels.length > 0 ? { errorLabels: this.labels } : {};
    return { ok: 0, errmsg: this.message, code: this.code, codeName: codeName(this.code), ...this.extra, ...labels };
  }
}

/** The engine could not be reached, or went away; `sent`: the statement may have been carried out. */
export class EngineDown extends Error {
  constructor(readonly sent: boolean) {
    super('La base de datos no está disponible; se está recuperando.');
  }
}

/** No connection became free in time: the engine is there, but all its places are taken. */
export class EngineBusy extends Error {}

/** Inside writeErrors the engine packs the five characters of a SQLSTATE into six bits each, lowest first. */
export function unpackState(packed: number): string {
  let state = '';
  for (let i = 0; i < 5; i++) state += String.fromCharCode(((packed >> (6 * i)) & 0x3f) + 48);
  return state;
}

const POSTGRES: Record<string, number> = {
  '23505': 11000,
  '23P01': 11000,
  '40001': 112,
  '40P01': 112,
  '42P01': 26,
  '53100': 14031,
  '57014': 50,
  '0A000': 115,
};

/** MongoDB's code for a SQLSTATE and its message. */
export function codeOf(state: string, inTransaction: boolean, message = ''): number {
  // A lock timeout that fires as the lock is granted reads 'due to user request'; nobody else cancels statements.
  if (state === '57014' && message.includes('user request')) return inTransaction ? 112 : 24;
  if (state === '55P03') return inTransaction ? 112 : 24;
  // A transaction that idled too long was ended by the engine.
  if (state === '25P03' || state === '25P02') return 251;
  return BY_STATE[state]?.code ?? POSTGRES[state] ?? 1;
}
