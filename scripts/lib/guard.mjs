// Runs a command that knows nothing of us (vite, tsc) and ends its whole process group with us, however we end.
// Usage: node guard.mjs <command> [...args]; started as the leader of a group of its own, with an IPC channel (follow-parent.cjs).
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
const GRACE = 4000;

child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 0));

let ending = false;
process.on('SIGTERM', () => {
  if (ending) return;
  ending = true;
  setTimeout(() => {
    if (process.platform === 'win32') child.kill();
    else process.kill(-process.pid, 'SIGKILL');
  }, GRACE);
  if (process.platform === 'win32') child.kill();
  else process.kill(-process.pid, 'SIGTERM');
});
