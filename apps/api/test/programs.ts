import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compiledApi } from './second-process';

export interface Run {
  pid: number;
  /** All that it has written so far. */
  output(): string;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts one of the API's programs for a terminal, as a release has them. */
export function run(name: string, args: string[], env: object): Run {
  const child = spawn(process.execPath, [join(compiledApi(), name), ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { pid: child.pid!, output: () => output, ended, kill: (signal) => void child.kill(signal) };
}
