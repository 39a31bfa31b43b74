import { execFileSync, fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markShared } from './database-pool';

const ROOT = join(__dirname, '..');
/** Listens on a free port and reports it to the parent at once, and then that it is ready. */
const ENTRY = `
require('reflect-metadata');
const { serve } = require('./serve.js');
process.once('disconnect', () => process.exit(0));
serve({ listening: (port) => process.send(port) }).then(
  () => process.send('ready'),
  (error) => { console.error(error.message); process.exit(1); },
);
`;

export interface SecondProcess {
  base: string;
  pid: number;
  /** Resolves when it serves; fails when it ends before. */
  ready: Promise<void>;
  /** All that it has written to stdout and stderr. */
  output(): string;
  /** Resident memory, in MiB; NaN where the system does not report it (Linux does). */
  rss(): number;
  close(): Promise<void>;
  /** Asks it to stop, as a supervisor does, and answers its exit code. */
  terminate(): Promise<number | null>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Answer of a preloaded probe to a question. */
  ask<T>(question: string): Promise<T>;
}

/** The folder of the API compiled like a release, with its entries: once for all files that this process runs. */
export function compiledApi(): string {
  const folder = join(process.env.TUERCA_TEST_BUILDS!, String(process.pid));
  const entry = join(folder, 'entry.js');
  if (existsSync(entry)) return folder;
  execFileSync(process.execPath, [require.resolve('@tuerca/tooling/compile'), folder], { cwd: ROOT });
  // Written last: marks a complete folder.
  writeFileSync(entry, ENTRY);
  return folder;
}

/**
 * The same application in a process of its own, on the database and with the environment of the last `startApp`, but for `env`;
 * `preload` is a file that it loads first. Serves when this resolves.
 */
export async function startSecondProcess(env: Record<string, string> = {}, preload?: string): Promise<SecondProcess> {
  markShared();
  const started = await launchProcess(env, preload);
  await started.ready;
  return started;
}

/** As above, but resolves as soon as it listens. */
export async function launchProcess(env: Record<string, string> = {}, preload?: string): Promise<SecondProcess> {
  const entry = join(compiledApi(), 'entry.js');
  const execArgv = preload ? ['--require', preload] : [];
  const own = { HOST: '127.0.0.1', PORT: '0', DRENAJE_MS: '0' };
  const child = fork(entry, { env: { ...process.env, ...own, ...env }, execArgv, silent: true });
  let output = '';
  for (const [stream, own] of [
    [child.stdout!, process.stdout],
    [child.stderr!, process.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!env.LOG_LEVEL) own.write(chunk);
    });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The second process ended with ${code}\n${output}`)));
  });
  const told = <T>(what: (message: unknown) => message is T) =>
    new Promise<T>((resolve) => {
      const look = (message: unknown) => {
        if (!what(message)) return;
        child.off('message', look);
        resolve(message);
      };
      child.on('message', look);
    });
  const ready = Promise.race([told((message) => message === 'ready'), ended]).then(() => undefined);
  ready.catch(() => undefined);
  const port = await Promise.race([told((message) => typeof message === 'number'), ended]);
  const end = async (how: () => void) => {
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    how();
    return exit;
  };
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    ready,
    output: () => output,
    rss: () => rssOf(child.pid!),
    close: async () => void (await end(() => child.disconnect())),
    terminate: () => end(() => child.kill('SIGTERM')),
    kill: async () => void (await end(() => child.kill('SIGKILL'))),
    ask: <T>(question: string) => {
      const answer = new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
      child.send(question);
      return answer;
    },
  };
}

function rssOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
