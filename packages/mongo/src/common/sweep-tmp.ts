import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { holder } from '../../fetch/owner.mjs';

const YOUNG_MS = 10 * 60_000;

/** Removes what killed processes left in the temporary folder: throwaway data without an owner, empty socket folders. */
export async function sweepTmp(tmp: string): Promise<void> {
  // A young one may be between its creation and its owner's name.
  const isOld = async (path: string) => (await stat(path)).mtimeMs < Date.now() - YOUNG_MS;
  for (const name of await readdir(tmp).catch(() => [])) {
    const folder = join(tmp, name);
    const owner = join(folder, 'owner');
    try {
      if (/^tuerca-(mongo|opensearch)-/.test(name) && (await isOld(owner)) && (await holder(owner)) === undefined) {
        await rm(folder, { recursive: true, force: true });
      } else if (name.startsWith('tuerca-pg-') && (await isOld(folder))) {
        // Refused while a socket is inside.
        await rmdir(folder);
      }
    } catch {
      // No owner's file, another user's folder, or another process's sweep was faster.
    }
  }
}
