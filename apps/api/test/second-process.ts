import { execFileSync, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markShared } from './database-pool';

const ROOT = join(__dirname, '..');
/** Listens on a free port and tells the parent which. */
const ENTRY = `
require('reflect-metadata');
const { createApp } = require('./app.js');
const { stopOnSignals } = require('./stop-on-signals.js');
createApp().then(async (app) => {
  stopOnSignals(app);
  await app.listen(0, '127.0.0.1');
  process.send(app.getHttpServer().address().port);
  process.once('disconnect', () => process.exit(0));
}).catch((error) => { console.error(error); process.exit(1); });
`;

export interface SecondProcess {
  base: string;
  pid: number;
  /** All that it has written to stdout and stderr. */
  output(): string;
  /** Of resident memory, in MiB; NaN where the system does not tell (Linux does). */
  rss(): number;
  close(): Promise<void>;
  /** Asks it to stop, as a supervisor does, and answers its exit code. */
  terminate(): Promise<number | null>;
  /** As a machine that loses its power. */
  kill(): Promise<void>;
  /** What a preloaded probe answers to a question. */
  ask<T>(question: string): Promise<T>;
}

/** The API compiled as a release is, with its entries, into a folder of its own. */
export function compiledApi(): { folder: string; remove(): void } {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'second-process-'));
  execFileSync(process.execPath, [require.resolve('@tuerca/tooling/compile'), folder], { cwd: ROOT });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * The same application in a process of its own, on the database and with the environment of the last `startApp`, but for `env`;
 * `preload` is a file that it loads first.
 */
export async function startSecondProcess(env: Record<string, string> = {}, preload?: string): Promise<SecondProcess> {
  markShared();
  const { folder, remove } = compiledApi();
  writeFileSync(join(folder, 'entry.js'), ENTRY);
  const execArgv = preload ? ['--require', preload] : [];
  const child = fork(join(folder, 'entry.js'), { env: { ...process.env, ...env }, execArgv, silent: true });
  let output = '';
  for (const [stream, own] of [
    [child.stdout!, process.stdout],
    [child.stderr!, process.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!env.LOG_LEVEL) own.write(chunk);
    });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('exit', (code) => reject(new Error(`The second process ended with ${code}`)));
  });
  const end = async (how: () => void) => {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    how();
    const code = await ended;
    remove();
    return code;
  };
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid!,
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
