import type { Engine, Session } from './engine';
import { CommandError, EngineBusy, EngineDown, RETRYABLE, TRANSIENT, UNKNOWN_COMMIT } from './errors';

const IDLE_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * lock_timeout: MongoDB fails a conflicting write at once and never queues it. Waiting writers would hold all of the
 * driver's connections while the lock's owner waits for one.
 */
const BEGIN = "BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout = '10ms'";
const CURRENT_ID = { name: 'txn_id', text: 'SELECT pg_current_xact_id_if_assigned()::text AS id' };
const OUTCOME = { name: 'txn_outcome', text: 'SELECT pg_xact_status($1::xid8) AS status' };

/** Identity of a transaction: the client's session and its number there. */
export interface TxnRef {
  session: string;
  number: bigint;
}

const noSuch = (number: bigint) =>
  new CommandError(251, `Given transaction number ${number} does not match any in-progress transactions.`, [TRANSIENT]);

const tooOld = (number: bigint, newest: bigint) =>
  new CommandError(225, `Transaction ${number} is over: its session has begun transaction ${newest}.`);

/** One client transaction and the PostgreSQL connection that carries it. */
export class Txn {
  state: 'active' | 'committed' | 'aborted' | 'unknown' = 'active';
  /** PostgreSQL's id, to ask for the outcome of a commit whose answer was lost. */
  private id: string | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    readonly number: bigint,
    readonly owner: object,
    private readonly engine: Engine,
    readonly session: Session,
  ) {
    this.touch();
  }

  /** Runs work on the transaction's connection, after the work running there; a failure ends the transaction. */
  run<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.enqueue(async () => {
      if (this.state !== 'active') throw noSuch(this.number);
      this.touch();
      try {
        return await work(this.session);
      } catch (error) {
        await this.end('ROLLBACK', 'aborted');
        throw error;
      }
    });
  }

  commit(): Promise<void> {
    return this.enqueue(async () => {
      if (this.state === 'committed') return;
      if (this.state === 'unknown') return this.askOutcome();
      if (this.state === 'aborted') throw noSuch(this.number);
      try {
        const [row] = await this.session.query(CURRENT_ID, []);
        this.id = (row?.['id'] as string | null) ?? undefined;
        await this.end('COMMIT', 'committed');
      } catch (error) {
        if (!(error instanceof EngineDown)) throw error;
        this.state = 'unknown';
        throw new CommandError(91, error.message, [RETRYABLE, UNKNOWN_COMMIT]);
      }
    });
  }

  abort(): Promise<void> {
    return this.enqueue(async () => {
      if (this.state === 'active') await this.end('ROLLBACK', 'aborted');
    });
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  private async end(how: 'COMMIT' | 'ROLLBACK', state: 'committed' | 'aborted'): Promise<void> {
    clearTimeout(this.idle);
    let broken = true;
    this.state = 'aborted';
    try {
      await this.session.command(how);
      broken = false;
      this.state = state;
    } catch (error) {
      if (how === 'COMMIT') throw error;
    } finally {
      this.session.transaction = false;
      this.session.release(broken);
    }
  }

  private async askOutcome(): Promise<void> {
    const [row] = this.id ? await this.engine.query(OUTCOME, [this.id]) : [{ status: 'committed' }];
    if (row?.['status'] === 'committed') this.state = 'committed';
    else this.state = 'aborted';
    if (this.state === 'aborted') throw noSuch(this.number);
  }

  private touch(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.abort(), IDLE_MS);
    this.idle.unref();
  }
}

/** All sessions' latest transactions. */
export class Transactions {
  private readonly bySession = new Map<string, Txn>();

  /** Sessions whose last transaction met a key that its snapshot did not show. */
  private readonly stale = new Set<string>();

  constructor(private readonly engine: Engine) {}

  /** Whether the session's last transaction did not already fail for a stale key; remembers that this one did. */
  firstStaleKey(session: string): boolean {
    if (this.stale.delete(session)) return false;
    if (this.stale.size >= MAX_REMEMBERED) this.stale.clear();
    this.stale.add(session);
    return true;
  }

  /** Begins a transaction for the socket that asks; an older one of the session is rolled back. */
  async start({ session, number }: TxnRef, owner: object): Promise<Txn> {
    const previous = this.bySession.get(session);
    if (previous && previous.number > number) throw tooOld(number, previous.number);
    if (previous?.number === number) throw new CommandError(117, `Transaction ${number} has already been started.`);
    await previous?.abort();
    const reserved = await this.reserve();
    const txn = new Txn(number, owner, this.engine, reserved);
    this.bySession.delete(session);
    this.bySession.set(session, txn);
    this.forgetOldest();
    return txn;
  }

  /** The transaction that a command without startTransaction belongs to; throws NoSuchTransaction, TransactionTooOld. */
  find({ session, number }: TxnRef): Txn {
    const txn = this.bySession.get(session);
    if (txn && txn.number > number) throw tooOld(number, txn.number);
    if (!txn || txn.number !== number) throw noSuch(number);
    return txn;
  }

  /** Aborts a transaction, after the work running in it; nothing when it is not there. */
  async abort({ session, number }: TxnRef): Promise<void> {
    const txn = this.bySession.get(session);
    if (txn?.number === number) await txn.abort();
  }

  /** A session's end takes its transaction with it. */
  async endSession(session: string): Promise<void> {
    const txn = this.bySession.get(session);
    this.bySession.delete(session);
    this.stale.delete(session);
    await txn?.abort();
  }

  /** A closed socket's transactions are rolled back, and their connections given back. */
  async endOwner(owner: object): Promise<void> {
    const owned = [...this.bySession.values()].filter((txn) => txn.owner === owner && txn.state === 'active');
    await Promise.all(owned.map((txn) => txn.abort()));
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.bySession.values()].map((txn) => txn.abort()));
  }

  get active(): number {
    return [...this.bySession.values()].filter((txn) => txn.state === 'active').length;
  }

  private async reserve(): Promise<Session> {
    let session: Session | undefined;
    try {
      session = await this.engine.reserve();
      await session.command(BEGIN);
      session.transaction = true;
      return session;
    } catch (error) {
      session?.release(true);
      if (error instanceof EngineBusy) throw new CommandError(262, error.message, [TRANSIENT]);
      throw error;
    }
  }

  private forgetOldest(): void {
    for (const [key, txn] of this.bySession) {
      if (this.bySession.size <= MAX_REMEMBERED) return;
      if (txn.state !== 'active') this.bySession.delete(key);
    }
  }
}
