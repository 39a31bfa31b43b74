import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endWithParent } from '@tuerca/mongo/common/end-with-parent';
import { choosePort } from '@tuerca/mongo/common/port';
import { markShared } from './database-pool';
import { until } from './until';

const MAIN = join(__dirname, '../dist/main.js');

/** The API as it is deployed: the built program at a port of its own, which it keeps over restarts. */
export interface MainProcess {
  base: string;
  /** Of the one that runs. */
  pid(): number;
  /** Resolves when `/readyz` says 200. */
  start(): Promise<void>;
  /** As a supervisor that restarts: SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
  /** As a machine that loses its power. */
  kill(): Promise<void>;
}

/**
 * One on the database and with the environment of the last `startApp`, but for `env`; not yet started. `around` makes the command line
 * that runs it.
 */
export async function mainProcess(
  env: Record<string, string> = {},
  around = (command: string[]) => command,
): Promise<MainProcess> {
  markShared();
  const port = await choosePort(0);
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const isReady = () =>
    fetch(`${base}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  };
  return {
    base,
    pid: () => child!.pid!,
    start: async () => {
      const [program = '', ...args] = around(endWithParent([process.execPath, MAIN], 'KILL'));
      const own = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env };
      child = spawn(program, args, { env: own, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
      const running = child;
      await until(isReady, (ready) => ready || running.exitCode !== null, 60_000);
      if (running.exitCode !== null) throw new Error(`The API ended with ${running.exitCode}: ${output}`);
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}
