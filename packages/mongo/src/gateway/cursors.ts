import type { Engine } from './engine';
import { CommandError } from './errors';
import type { TxnRef } from './transactions';

const MAX_PER_OWNER = 200;
const MAX_OPEN = 2_000;
const IDLE_MS = 10 * 60_000;
/** A driver may ask for the next page on another socket than the one it lost. */
const GRACE_MS = 5_000;
const DELETE = { name: 'delete_cursors', text: 'SELECT documentdb_api_internal.delete_cursors($1::bigint[])' };

export interface Cursor {
  id: string;
  db: string;
  collection: string;
  session: string | undefined;
  /** The number of the transaction in which it was opened. */
  transaction: bigint | undefined;
  /** State that the engine needs to go on. */
  continuation: Buffer;
  usedAt: number;
  owner: object;
}

/** Open cursors: each belongs to the socket that used it last, and dies with it. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly engine: Engine) {
    this.sweeper = setInterval(() => this.sweep(), 60_000);
    this.sweeper.unref();
  }

  add(cursor: Omit<Cursor, 'usedAt'>): void {
    this.open.set(cursor.id, { ...cursor, usedAt: Date.now() });
    const [oldest] = this.open.keys();
    if (oldest && this.open.size > MAX_OPEN) this.kill([oldest]);
    const owned = [...this.open.values()].filter(({ owner }) => owner === cursor.owner);
    if (owned.length > MAX_PER_OWNER) this.kill(owned.slice(0, owned.length - MAX_PER_OWNER).map(({ id }) => id));
  }

  /** The cursor for its next page; throws CursorNotFound, and what MongoDB throws for another session's or transaction's. */
  use(id: string, { session, transaction, owner }: Pick<Cursor, 'session' | 'transaction' | 'owner'>): Cursor {
    const cursor = this.open.get(id);
    if (!cursor) throw new CommandError(43, `cursor id ${id} not found`);
    const refuse = (code: number, why: string) => new CommandError(code, `Cannot run getMore on cursor ${id}, ${why}`);
    if (!cursor.session && session) throw refuse(50736, 'which was not created in a session, in a session');
    if (cursor.session && !session) throw refuse(50737, 'which was created in a session, without an lsid');
    if (cursor.session !== session) throw refuse(50738, 'which was created in another session');
    if (cursor.transaction === undefined && transaction !== undefined)
      throw refuse(50739, `which was not created in a transaction, in transaction ${transaction}`);
    if (cursor.transaction !== undefined && transaction === undefined)
      throw refuse(50740, `which was created in transaction ${cursor.transaction}, without a txnNumber`);
    if (cursor.transaction !== transaction)
      throw refuse(50741, `which was created in transaction ${cursor.transaction}, in transaction ${transaction}`);
    cursor.owner = owner;
    cursor.usedAt = Date.now();
    return cursor;
  }

  /** Takes the page's continuation, or closes the cursor after the last page. */
  advance(cursor: Cursor, continuation: Buffer | null): void {
    if (continuation) cursor.continuation = continuation;
    else this.open.delete(cursor.id);
  }

  /** Returns the ids that were open. */
  kill(ids: string[]): string[] {
    const killed = ids.filter((id) => this.open.delete(id));
    // The engine also forgets by itself after ten minutes.
    if (killed.length > 0 && this.engine.isUp) this.engine.query(DELETE, [killed]).catch(() => undefined);
    return killed;
  }

  endOwner(owner: object): void {
    const ids = () => [...this.open.values()].filter((cursor) => cursor.owner === owner).map(({ id }) => id);
    if (ids().length > 0) setTimeout(() => this.kill(ids()), GRACE_MS).unref();
  }

  endSession(session: string): void {
    this.kill([...this.open.values()].filter((cursor) => cursor.session === session).map(({ id }) => id));
  }

  /** A transaction's end takes its cursors with it. */
  endTransaction({ session, number }: TxnRef): void {
    const isOf = (cursor: Cursor) => cursor.session === session && cursor.transaction === number;
    this.kill([...this.open.values()].filter(isOf).map(({ id }) => id));
  }

  close(): void {
    clearInterval(this.sweeper);
    this.open.clear();
  }

  get count(): number {
    return this.open.size;
  }

  private sweep(): void {
    this.kill([...this.open.values()].filter(({ usedAt }) => usedAt < Date.now() - IDLE_MS).map(({ id }) => id));
  }
}
