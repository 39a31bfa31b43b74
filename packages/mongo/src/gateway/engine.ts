import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { EngineBusy, EngineDown } from './errors';

/** A prepared statement: its name is its identity on every connection. */
export interface Statement {
  name: string;
  text: string;
}

export type Values = (string | Buffer | number | null | string[])[];
export type Row = Record<string, Buffer | string | boolean | null>;

const BYTEA = 17;
const BOOL = 16;
const types = {
  getTypeParser: (oid: number) => (value: string) =>
    oid === BYTEA ? Buffer.from(value.slice(2), 'hex') : oid === BOOL ? value === 't' : value,
};

const PLACES = { plain: 40, transactions: 110 };
const WAIT_MS = 10_000;
/** A lock that a client's open transaction holds; the transaction itself is given up after a minute. */
const LOCK_MS = 20_000;
const PROBE_MS = 150;
const GRACE_MS = 400;

/** SQLSTATEs and socket errors that mean the server, not the statement. */
function isEngineTrouble(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return true;
  return code.startsWith('08') || ['57P01', '57P02', '57P03'].includes(code);
}

const isTimeout = (error: unknown) =>
  error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);

/** One connection, which remembers the statement timeout it was last told. */
export class Session {
  private timeoutMs = 0;
  private inTransaction = false;

  constructor(
    private readonly client: PoolClient,
    private readonly onTrouble: () => void,
  ) {}

  /** Runs one prepared statement; throws the engine's error, or EngineDown. */
  async query({ name, text }: Statement, values: Values, timeoutMs = 0): Promise<Row[]> {
    if (timeoutMs !== this.timeoutMs) {
      await this.command(`SET ${this.inTransaction ? 'LOCAL ' : ''}statement_timeout = ${timeoutMs}`);
      this.timeoutMs = timeoutMs;
    }
    const result = await this.guard(() => this.client.query<Row>({ name, text, values, types }));
    return result.rows;
  }

  /** Plain SQL without parameters; several statements at once cost one round trip. */
  async command(text: string): Promise<void> {
    await this.guard(() => this.client.query(text));
  }

  /** Inside a transaction the timeout is local to it, and gone with it. */
  set transaction(open: boolean) {
    this.inTransaction = open;
    this.timeoutMs = 0;
  }

  release(broken: boolean): void {
    this.client.release(broken);
  }

  private async guard<R extends QueryResult>(work: () => Promise<R>): Promise<R> {
    try {
      return await work();
    } catch (error) {
      if (!isEngineTrouble(error)) throw error;
      this.onTrouble();
      throw new EngineDown(true);
    }
  }
}

/** The engine's connections, bounded, and the knowledge whether it is there. */
export class Engine {
  private readonly plain: Pool;
  private readonly transactions: Pool;
  private readonly sessions = new WeakMap<PoolClient, Session>();
  private probing: Promise<void> | undefined;
  private closed = false;
  isUp = true;

  constructor(config: PoolConfig) {
    const pool = (max: number) => {
      const made = new Pool({
        ...config,
        max,
        lock_timeout: LOCK_MS,
        connectionTimeoutMillis: WAIT_MS,
        idleTimeoutMillis: 60_000,
      });
      // An idle connection that breaks must not bring the process down.
      made.on('error', () => this.noticeTrouble());
      made.on('connect', (client) => client.on('error', () => this.noticeTrouble()));
      return made;
    };
    this.plain = pool(PLACES.plain);
    this.transactions = pool(PLACES.transactions);
  }

  /** One statement on any connection. */
  async query(statement: Statement, values: Values, timeoutMs = 0): Promise<Row[]> {
    const session = await this.take(this.plain);
    let broken = true;
    try {
      const rows = await session.query(statement, values, timeoutMs);
      broken = false;
      return rows;
    } catch (error) {
      broken = error instanceof EngineDown;
      throw error;
    } finally {
      session.release(broken);
    }
  }

  /** A connection of one's own, to be released. */
  reserve(): Promise<Session> {
    return this.take(this.transactions);
  }

  async waitUntilUp(): Promise<void> {
    await this.probe();
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([this.plain.end(), this.transactions.end()]);
  }

  private async take(pool: Pool): Promise<Session> {
    // A short hiccup is waited out; a longer one is told to the client, who retries.
    if (!this.isUp) await Promise.race([this.probe(), sleep(GRACE_MS, undefined, { ref: false })]);
    if (!this.isUp) throw new EngineDown(false);
    try {
      const client = await pool.connect();
      const known = this.sessions.get(client) ?? new Session(client, () => this.noticeTrouble());
      this.sessions.set(client, known);
      return known;
    } catch (error) {
      if (isTimeout(error)) throw new EngineBusy('La base de datos está ocupada; intenta de nuevo.');
      this.noticeTrouble();
      throw new EngineDown(false);
    }
  }

  private noticeTrouble(): void {
    if (this.closed) return;
    this.isUp = false;
    void this.probe();
  }

  private probe(): Promise<void> {
    this.probing ??= (async () => {
      while (!this.closed) {
        const client = await this.plain.connect().catch(() => undefined);
        const answer = await client?.query('SELECT 1').catch(() => undefined);
        client?.release(!answer);
        if (answer) {
          this.isUp = true;
          break;
        }
        await sleep(PROBE_MS);
      }
    })().finally(() => {
      this.probing = undefined;
    });
    return this.probing;
  }
}
