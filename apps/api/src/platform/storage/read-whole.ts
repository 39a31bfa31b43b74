import { buffer } from 'node:stream/consumers';
import type { StorageDriver } from './driver';

/** Largest file that is read into memory, in bytes: what people upload has 10 MB at most. */
export const MAX_WHOLE = 32 * 1024 * 1024;

/** All bytes of a file, for what works on them at once; null when there is none. Throws an Error for one of more than MAX_WHOLE. */
export async function readWhole(
  storage: Pick<StorageDriver, 'open'>,
  path: string,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  const file = await storage.open(path, { signal });
  if (!file) return null;
  if (file.size <= MAX_WHOLE) return buffer(file.content);
  file.content.destroy();
  throw new Error(`${path} has ${file.size} bytes, more than the ${MAX_WHOLE} that are read at once`);
}
