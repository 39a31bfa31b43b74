import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '../common/types';

/** Less than this free, in bytes, and the engine cannot begin the next file (16 MB) of its log, without which it ends. */
const MIN_FREE = 32 * 1024 * 1024;
/** Pause between two checks of a full disk, in milliseconds. */
const LOOK_AGAIN = 3000;

/** Free bytes of the disk of a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Remedy for a folder without room. */
export const noRoom = (folder: string): string => `No queda espacio en el disco de ${folder}. Libera espacio`;

/** Whether the engine has room to work in a folder; true where that is unknown. */
export const hasRoom = async (folder: string, free = freeBytes): Promise<boolean> =>
  (await free(folder).catch(() => Infinity)) >= MIN_FREE;

/** Resolves when there is room, or `isOver`; reports a lack of it once. */
export async function untilRoom(
  {
    folder,
    isOver,
    every = LOOK_AGAIN,
    free = freeBytes,
  }: {
    folder: string;
    isOver: () => boolean;
    /** Milliseconds. */
    every?: number;
    free?: typeof freeBytes;
  },
  onProgress: Progress,
): Promise<void> {
  for (let isTold = false; !isOver() && !(await hasRoom(folder, free)); await pause(every, undefined, { ref: false })) {
    if (!isTold) onProgress(`${noRoom(folder)}: la base de datos arranca sola cuando lo haya.`);
    isTold = true;
  }
}
