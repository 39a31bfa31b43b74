import { inBatches } from '../common/batches';
import type { StorageDriver } from './driver';
import { mediaType } from './media-types';
import { readWhole } from './read-whole';

/** Files in hand at once; one has 10 MB at most. */
const AT_ONCE = 8;

/** Result of copying; except for the first two, each kind lists its paths, in order. */
export interface CopyReport {
  copied: number;
  /** Stood there already, byte for byte. */
  equal: number;
  /** Bytes that were copied. */
  bytes: number;
  /** No addresses of ours: left where they are. */
  foreign: string[];
  /** Came out of `to` otherwise than they went in. */
  different: string[];
}

interface Copying {
  from: StorageDriver;
  to: StorageDriver;
  /** Whether a path may be written; a bucket may hold any text as a key. */
  isOurs: (path: string) => boolean;
  /** Told after each file. */
  onFile?: (report: CopyReport) => void;
}

/**
 * Copies every file of one storage into another and compares what stands there then; removes nothing. What stands there already is
 * not written again, so that a copy that was broken off goes on where it was.
 */
export async function copyFiles({ from, to, isOurs, onFile }: Copying): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, equal: 0, bytes: 0, foreign: [], different: [] };
  const there = new Map<string, number>();
  for await (const { path, bytes } of to.list()) there.set(path, bytes);
  const copy = async (path: string) => {
    const content = await readWhole(from, path);
    // Removed since it was listed.
    if (!content) return;
    const isEqual = async () => (await readWhole(to, path))?.equals(content) ?? false;
    if (there.get(path) === content.length && (await isEqual())) report.equal += 1;
    else {
      await to.put(path, content, mediaType(path));
      if (await isEqual()) {
        report.copied += 1;
        report.bytes += content.length;
      } else report.different.push(path);
    }
    onFile?.(report);
  };
  for await (const batch of inBatches(from.list(), AT_ONCE)) {
    const paths = batch.map(({ path }) => path);
    report.foreign.push(...paths.filter((path) => !isOurs(path)));
    await Promise.all(paths.filter(isOurs).map(copy));
  }
  return report;
}
