import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { inRoot, root } from './root.mjs';
import { atEnd } from './shutdown.mjs';

const followParent = inRoot('scripts', 'lib', 'follow-parent.cjs');
const MAX_KEPT = 4000;

const linesOf = (child, onLine) =>
  Promise.all(
    [child.stdout, child.stderr].filter(Boolean).map(
      (stream) =>
        new Promise((resolve) => {
          createInterface({ input: stream }).on('line', onLine).on('close', resolve);
        }),
    ),
  );

const groupKill = (child, signal) => {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
};

/**
 * Runs a command to its end and returns `{ code, lines }` (its last 4,000 lines). It gets a process group of its own, so that
 * Ctrl-C reaches it in our order and a time limit (ms) ends its children too. `log` is a file for the whole output.
 */
export async function run(command, args, { cwd = root, env = process.env, onLine, log, timeout } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const forget = atEnd(() => groupKill(child, 'SIGTERM'));
  const file = log ? createWriteStream(log) : null;
  const lines = [];
  const reading = linesOf(child, (line) => {
    lines.push(line);
    if (lines.length > MAX_KEPT) lines.shift();
    file?.write(`${line}\n`);
    onLine?.(line);
  });
  let late;
  const timer = timeout
    ? setTimeout(() => {
        lines.push(`stopped: longer than ${Math.round(timeout / 60_000)} minutes`);
        groupKill(child, 'SIGTERM');
        late = setTimeout(() => groupKill(child, 'SIGKILL'), 5000);
      }, timeout)
    : null;
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      lines.push(error.message);
      resolve(127);
    });
    child.on('exit', (exit, signal) => resolve(exit ?? (signal ? 1 : 0)));
  });
  clearTimeout(timer);
  clearTimeout(late);
  // A grandchild that holds the pipe must not hold us.
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 2000))]);
  file?.end();
  forget();
  return { code, lines };
}

/**
 * A long-running Node script: `{ pid, exited, stop }`. It gets a process group of its own, so that Ctrl-C reaches it through us
 * and in our order, and follows us when we are killed. `stop` sends SIGTERM and, after `grace` ms, SIGKILL.
 */
export function keep(script, args, { cwd = root, env = process.env, onLine, grace = 10_000 } = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', '--require', followParent, script, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const reading = linesOf(child, (line) => onLine?.(line));
  const exited = new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 128 : 0)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), grace);
      await exited;
      clearTimeout(timer);
    }
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 500))]);
  };
  atEnd(stop);
  return { pid: child.pid, exited, stop };
}
