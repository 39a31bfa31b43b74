// What the system tells of another process; NaN where it does not (Linux does).
import { readFileSync } from 'node:fs';

/** Of /proc/PID/stat; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident memory in MiB. */
export const resident = (pid) => Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1]) / 1024;

/** The most resident memory since its start, in MiB. */
export const peak = (pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1]) / 1024;

/** CPU used since its start, in milliseconds. */
export function cpu(pid) {
  const [user, system] = read(pid, 'stat').split(') ').at(-1).split(' ').slice(11, 13).map(Number);
  return ((user + system) / TICKS_PER_SECOND) * 1000;
}
