import type { Cursors } from './cursors';
import type { DuplicateKeys } from './duplicate-keys';
import type { Engine, Row, Statement, Values } from './engine';
import { CommandError } from './errors';
import type { InFlight } from './in-flight';
import type { RawCommand } from './raw-command';
import type { SerialQueue } from './serial-queue';
import type { Transactions, Txn } from './transactions';

/** Services of all commands. */
export interface Services {
  engine: Engine;
  transactions: Transactions;
  inFlight: InFlight;
  cursors: Cursors;
  duplicates: DuplicateKeys;
  /** Writes that would wait for each other in the engine. */
  writers: SerialQueue;
  startedAt: number;
  /** Open client sockets. */
  connections(): number;
}

/** One command being carried out. */
export class Context {
  /** The client's session, in hexadecimal. */
  readonly session: string | undefined;
  readonly timeoutMs: number;
  txn: Txn | undefined;
  /** A write of one statement: the engine remembers it by its number, so it may be sent again. */
  isSingleWrite = false;

  constructor(
    readonly services: Services,
    readonly command: RawCommand,
    readonly sequences: Map<string, Buffer>,
    /** The client's socket. */
    readonly owner: object,
  ) {
    this.session = sessionKey(command.value('lsid'));
    this.timeoutMs = Math.max(0, Math.min(command.number('maxTimeMS') ?? 0, 2 ** 31 - 1));
  }

  get db(): string {
    const db = this.command.string('$db');
    if (!db) throw new CommandError(73, 'Invalid namespace: no database');
    return db;
  }

  /** The collection that the command names first. */
  get collection(): string {
    const collection = this.command.string(this.command.name);
    if (!collection) throw new CommandError(73, `Invalid namespace specified '${this.db}.'`);
    return collection;
  }

  /** Runs a statement inside the command's transaction, or on any connection. */
  query(statement: Statement, values: Values): Promise<Row[]> {
    if (this.txn) return this.txn.run((session) => session.query(statement, values, this.timeoutMs));
    return this.services.engine.query(statement, values, this.timeoutMs);
  }

  /**
   * An upsert inside a transaction may collide with a document newer than its snapshot: trying the transaction
   * again helps. Once: the second collision in a row is a real duplicate.
   */
  firstStaleKey(): boolean {
    return this.session !== undefined && this.services.transactions.firstStaleKey(this.session);
  }

  /** The one answer of a statement that gives one BSON column `p`. */
  async page(statement: Statement, values: Values): Promise<Buffer> {
    const [row] = await this.query(statement, values);
    const page = row?.['p'];
    if (!Buffer.isBuffer(page)) throw new CommandError(1, 'the engine gave no answer');
    return page;
  }
}

/** A session's id as text; undefined when the value is no session. */
export function sessionKey(lsid: unknown): string | undefined {
  const id = (lsid as { id?: { buffer?: Uint8Array } } | undefined)?.id?.buffer;
  return id ? Buffer.from(id).toString('hex') : undefined;
}
