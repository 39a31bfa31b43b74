import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '../../fetch/find-on-path.mjs';
import { endWithParent } from '../common/end-with-parent';
import { choosePort } from '../common/port';
import type { Progress } from '../common/types';
import { waitFor } from '../common/wait';
import { redisCommand } from './install';

const START_LIMIT = 10_000;
/** Another process may take a port between its choice and the start. */
const MAX_ATTEMPTS = 5;

/** A running Redis and the handles to end it, break it and bring it back. */
export interface Redis {
  url: string;
  /** Ends what this process started. */
  stop(): Promise<void>;
  /** SIGKILL; what was stored is gone. */
  kill(): Promise<void>;
  /** After kill(): same port, empty. */
  restart(): Promise<void>;
}
export interface RedisOptions {
  /** Cache of the unpacked program; default TUERCA_CACHE or ~/.cache/tuerca/mongo. */
  cacheDir?: string;
  /** Receives progress in Spanish, one line at a time. */
  onProgress?: Progress;
}

/** Whether a Redis answers PING at this port of the loopback. */
function pings(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => settle(false)).once('error', () => settle(false));
    socket.once('connect', () => socket.write('PING\r\n')).once('data', (data) => settle(String(data) === '+PONG\r\n'));
  });
}

async function run(command: string[], port: number, folder: string): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', loglevel: 'warning' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const [program = '', ...rest] = endWithParent([...command, ...args], 'KILL');
  const child = spawn(program, rest, {
    cwd: '/',
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
  });
  const ended = new Promise<boolean>((resolve) =>
    child.once('exit', () => resolve(false)).once('error', () => resolve(false)),
  );
  const isReady = await Promise.race([waitFor(() => pings(port), START_LIMIT), ended]);
  if (isReady && child.exitCode === null) return child;
  child.kill('SIGKILL');
  throw new Error(`Redis no arrancó en el puerto ${port}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** A Redis of the environment's, which several may use at once: stop() leaves it running. */
function external(url: string): Redis {
  const notOurs = () => Promise.reject(new Error('Este Redis es externo (REDIS_URL); no se puede apagar desde aquí.'));
  return { url, stop: () => Promise.resolve(), kill: notOurs, restart: notOurs };
}

/**
 * Finds or starts a Redis for tests: `redis-server` on PATH, else the environment's REDIS_URL, else Debian's package,
 * unpacked into the cache folder without root. Throws an Error in Spanish when none can be had.
 */
export async function startRedis({ cacheDir, onProgress = () => undefined }: RedisOptions = {}): Promise<Redis> {
  const url = process.env['REDIS_URL'];
  if (url && !findOnPath('redis-server')) return external(url);
  const command = await redisCommand(cacheDir, onProgress);
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-redis-'));
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(0);
    try {
      let child = await run(command, port, folder);
      return {
        url: `redis://127.0.0.1:${port}`,
        stop: () => end(child).then(() => rm(folder, { recursive: true, force: true })),
        kill: () => end(child),
        restart: async () => void (child = await run(command, port, folder)),
      };
    } catch (error) {
      if (attempt < MAX_ATTEMPTS) continue;
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
}
