import { type ChildProcess, fork, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { endWithParent } from '../common/end-with-parent';
import { waitFor } from '../common/wait';
import { becomePrimary, REPLICA_SET, shutDown } from './replica-set';

/** Time for repairing data after a crash, before the first answer. */
const START_LIMIT = 120_000;
const STOP_LIMIT = 20_000;

/** A mongod that ended before it served. */
export class MongodEnded extends Error {}

interface LogLine {
  s?: string;
  msg?: string;
  attr?: { error?: unknown };
}

/** Reason in a mongod's log for its end: its errors, else its last lines. Each line is one JSON document, or a loader's words. */
export function lastWordsOf(log: string): string {
  const lines = log.trim().split('\n').filter(Boolean);
  const told = lines.map((line) => {
    try {
      const { s = '', msg = line, attr } = JSON.parse(line) as LogLine;
      const error =
        attr?.error === undefined
          ? ''
          : `: ${typeof attr.error === 'string' ? attr.error : JSON.stringify(attr.error)}`;
      return { isError: s === 'E' || s === 'F' || error !== '', text: `${msg}${error}` };
    } catch {
      return { isError: true, text: line };
    }
  });
  const errors = told.filter(({ isError }) => isError);
  return (
    (errors.length ? errors : told)
      .slice(-3)
      .map(({ text }) => text)
      .join(' | ') || 'sin decir por qué'
  );
}

/** Ends `child` when this process is gone, where the system itself cannot (see endWithParent). */
function watchFromBeside(child: ChildProcess): void {
  const script = createRequire(__filename).resolve('mongodb-memory-server-core/scripts/mongo_killer.js');
  const args = [String(process.pid), String(child.pid)];
  fork(script, args, { execArgv: [], detached: true, stdio: 'ignore' }).unref();
}

/** One mongod over one data folder, as the only member of its replica set. */
export class MongodProcess {
  private child: ChildProcess | undefined;
  private port = 0;

  constructor(
    private readonly binary: string,
    private readonly dbPath: string,
    private readonly logFile: string,
  ) {}

  /** Starts it on `port` and waits until it takes writes; throws MongodEnded with its last lines. */
  async start(port: number): Promise<void> {
    this.port = port;
    const from = statSync(this.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const log = openSync(this.logFile, 'a');
    const own = [this.binary, '--replSet', REPLICA_SET, '--dbpath', this.dbPath, '--port', String(port)];
    // On a signal (Ctrl-C at a parent that is killed) it else waits 15 s for clients to go.
    const quick = ['--bind_ip', '127.0.0.1', '--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'];
    const [command = '', ...args] = endWithParent([...own, ...quick], 'INT');
    // Its own session: a Ctrl-C at the terminal reaches us, and we end it when we no longer need it.
    const child = spawn(command, args, { cwd: this.dbPath, detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    this.child = child;
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    if (command === this.binary) watchFromBeside(child);
    try {
      await becomePrimary(`127.0.0.1:${port}`, () => this.hasEnded(), START_LIMIT);
    } catch (error) {
      await this.kill();
      throw error;
    }
    if (!this.hasEnded()) return;
    const words = lastWordsOf(readFileSync(this.logFile).subarray(from).toString());
    throw new MongodEnded(`terminó con ${child.signalCode ?? `código ${child.exitCode ?? '?'}`}: ${words}`);
  }

  hasEnded(): boolean {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async stop(): Promise<void> {
    if (this.hasEnded()) return;
    await shutDown(`127.0.0.1:${this.port}`);
    if (!(await waitFor(() => this.hasEnded(), STOP_LIMIT))) await this.kill();
  }

  async kill(): Promise<void> {
    if (this.hasEnded()) return;
    this.child?.kill('SIGKILL');
    await waitFor(() => this.hasEnded(), 10_000);
  }
}
