// Writes into dist/sw.js what it keeps from the start: the empty frame of every page (frame.html), the entry with what it imports, and
// what index.html names. Everything else is kept when it is used (docs/adr/0042).
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '..', 'dist');
const PLACE = "{ name: 'dev', shell: [] }";
/** What index.html names without a hash. */
const PLAIN = ['/boot.js', '/first-paint.js', '/favicon.svg', '/manifest.webmanifest'];

const frame = await readFile(join(DIST, 'index.html'), 'utf8');
const worker = await readFile(join(DIST, 'sw.js'), 'utf8');
if (!worker.includes(PLACE)) throw new Error('public/sw.js has no place for the build.');
const build = {
  name: createHash('sha256').update(frame).digest('hex').slice(0, 12),
  shell: ['/frame.html', ...PLAIN, ...new Set(frame.match(/\/assets\/[\w.-]+/g))],
};
await writeFile(join(DIST, 'frame.html'), frame);
await writeFile(join(DIST, 'sw.js'), worker.replace(PLACE, JSON.stringify(build)));
