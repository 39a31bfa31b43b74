import { existsSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reachableFolder } from '../../fetch/places.mjs';

/** The engines that keep data in a folder of ours. */
export type Engine = 'mongod' | 'documentdb';

/** Record of the engine that last served a data folder, in `motor.json`. */
export interface KeptEngine {
  motor: Engine;
  /** Port of the replica set's only member: clients and the set know it by that. */
  puerto?: number;
  /** Mongod version, `8.2.6`: an older one does not open the data, a much newer one neither. */
  version?: string;
}

/** Names of the engines for people. */
export const LABELS: Record<Engine, string> = {
  mongod: 'mongod (conjunto de réplicas de uno)',
  documentdb: 'DocumentDB sobre PostgreSQL',
};

export const other = (engine: Engine): Engine => (engine === 'mongod' ? 'documentdb' : 'mongod');

/** Per engine: the file that any data of its have, and one that is touched whenever it starts. */
const TRACES: Record<Engine, { of: (folder: string) => string; data: string; used: string }> = {
  mongod: { of: (folder) => join(folder, 'mongod'), data: 'WiredTiger', used: 'mongod.lock' },
  documentdb: {
    of: (folder) => join(reachableFolder(folder), 'documentdb'),
    data: 'PG_VERSION',
    used: 'postgresql.conf',
  },
};

/** Whether the folder has data that this engine wrote, whatever `motor.json` says. */
export const hasDataOf = (folder: string, engine: Engine): boolean =>
  existsSync(join(TRACES[engine].of(folder), TRACES[engine].data));

const lastUse = (folder: string, engine: Engine): number =>
  statSync(join(TRACES[engine].of(folder), TRACES[engine].used), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const fileOf = (folder: string): string => join(folder, 'motor.json');

async function read(folder: string): Promise<Partial<KeptEngine>> {
  try {
    return JSON.parse(await readFile(fileOf(folder), 'utf8')) as Partial<KeptEngine>;
  } catch {
    // Missing in older folders, or cut off: the data themselves tell the engine.
    return {};
  }
}

/**
 * The engine whose data the folder has; undefined for a folder without any. Of two (an older start could make an empty
 * database of the other engine beside the first) the one that served last.
 */
export async function keptEngine(folder: string): Promise<KeptEngine | undefined> {
  const kept = await read(folder);
  const engines = (['mongod', 'documentdb'] as const).filter((engine) => hasDataOf(folder, engine));
  const [latest] = engines.toSorted((a, b) => lastUse(folder, b) - lastUse(folder, a));
  const motor = engines.find((engine) => engine === kept.motor) ?? latest;
  if (!motor) return undefined;
  return motor === kept.motor ? { ...kept, motor } : { motor };
}

/** Writes what the next start must know; whole or not at all. */
export async function keepEngine(folder: string, kept: KeptEngine): Promise<void> {
  const fresh = `${fileOf(folder)}.nuevo`;
  await writeFile(fresh, `${JSON.stringify(kept)}\n`);
  await rename(fresh, fileOf(folder));
}
