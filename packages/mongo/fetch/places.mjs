import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * PostgreSQL refuses to run as root; a root user's engine runs as nobody. Undefined: run as ourselves.
 * @returns {{ uid: number; gid: number } | undefined}
 */
export function engineUser() {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(nobody?.[1] ?? 65534), gid: Number(nobody?.[2] ?? 65534) };
}

/**
 * Whether any user may walk into the folder (or the nearest existing one above it).
 * @param {string} folder
 */
function isOpenToOthers(folder) {
  for (let at = resolve(folder); ; at = dirname(at)) {
    try {
      if ((statSync(at).mode & 0o001) === 0) return false;
    } catch {
      // Not there yet: what will be created is ours to open.
    }
    if (at === dirname(at)) return true;
  }
}

/**
 * The folder of unpacked engines. Root's home is closed to the engine's user, so root gets a common place.
 * @param {string} [asked]
 * @returns {string}
 */
export function cacheFolder(asked) {
  let folder = resolve(asked ?? process.env['TUERCA_CACHE'] ?? join(homedir(), '.cache', 'tuerca', 'mongo'));
  if (engineUser() && !isOpenToOthers(folder)) folder = '/var/cache/tuerca/mongo';
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder for short-lived things that the engine's user can reach. */
export const openTmp = () => (engineUser() && !isOpenToOthers(tmpdir()) ? '/tmp' : tmpdir());

/**
 * Actual folder of the data for `folder`: another one when root keeps it under a closed folder.
 * @param {string} folder
 * @returns {string}
 */
export function reachableFolder(folder) {
  if (!engineUser() || isOpenToOthers(folder)) return folder;
  return join('/var/lib/tuerca/mongo', createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16));
}

/**
 * Folder of PostgreSQL's programs below an unpacked root.
 * @param {string} root
 */
export const binFolder = (root) => join(root, 'usr/lib/postgresql/18/bin');
