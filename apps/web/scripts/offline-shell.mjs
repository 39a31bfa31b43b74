// Bundles dist/sw.js into one file, so that no part of it can be of another version. Writes into it the list of files to cache at
// installation: the empty frame of every page (frame.html), the entry with its imports, the files that index.html names, and the
// modules of clients' offline actions. Everything else is cached on use (docs/adr/0042).
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '..', 'dist');
const PLACE = "{ name: 'dev', shell: [], offline: [] }";
const IMPORTS = /^self\.importScripts\(([^)]+)\);\n/m;
/** Files that index.html names without a hash. */
const PLAIN = ['/boot.js', '/first-paint.js', '/favicon.svg', '/manifest.webmanifest'];

const frame = await readFile(join(DIST, 'index.html'), 'utf8');
const { offline } = JSON.parse(await readFile(join(DIST, 'build.json'), 'utf8'));
const worker = await readFile(join(DIST, 'sw.js'), 'utf8');
const imported = IMPORTS.exec(worker)?.[1];
if (!imported || !worker.includes(PLACE)) throw new Error('public/sw.js has no place for the build.');
const parts = [...imported.matchAll(/'\/([\w.-]+)'/g)].map(([, file]) => join(DIST, file));
const sources = await Promise.all(parts.map((part) => readFile(part, 'utf8')));
const build = {
  name: createHash('sha256').update(frame).digest('hex').slice(0, 12),
  shell: ['/frame.html', ...PLAIN, ...new Set(frame.match(/\/assets\/[\w.-]+/g))],
  offline,
};
await writeFile(join(DIST, 'frame.html'), frame);
const whole = worker.replace(IMPORTS, () => sources.join('')).replace(PLACE, () => JSON.stringify(build));
await writeFile(join(DIST, 'sw.js'), whole);
for (const part of parts) await rm(part);
