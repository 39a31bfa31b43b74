import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import type { Environment } from '../../config/environment';
import { DiskStorage } from '../../storage/disk-storage';
import { openPatientDriver, type StorageSettings } from '../../storage/open-driver';
import { COPYING } from '../connection-options';
import type { Manifest } from './manifest';
import { acceptRestore, markBackup, markDrill, type RestoreMark } from './marks';
import { ArchiveProblem, archiveProblem, RestoreDiffers } from './problems';
import { readArchive, type Replace } from './read-archive';
import { writeArchive } from './write-archive';

export type Places = Pick<Environment, 'MONGODB_URI'> & StorageSettings;

/** Works on the archive `file` with a connection of its own; what goes wrong with it is told as ArchiveProblem. */
export async function withArchive<T>(
  { MONGODB_URI }: Pick<Places, 'MONGODB_URI'>,
  file: string,
  use: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = mongoose.createConnection(MONGODB_URI, COPYING);
  try {
    await connection.asPromise();
    return await use(connection);
  } catch (error) {
    throw archiveProblem(error, file);
  } finally {
    await connection.close();
  }
}

/** Makes an archive of everything at `target`, and leaves the mark of it in the database. */
export const backUp = (env: Places, target: string): Promise<Manifest> =>
  withArchive(env, target, async (connection) => {
    const manifest = await writeArchive({ connection, storage: openPatientDriver(env) }, target);
    await markBackup(connection.db!, { fecha: new Date(manifest.fecha) });
    return manifest;
  });

/** Brings an archive back into the database of `env`, which is empty or, with `replace`, is emptied; throws ArchiveProblem. */
export const restore = (env: Places, file: string, replace: Replace = false): Promise<Manifest> =>
  withArchive(env, file, ({ db }) => readArchive(file, { db: db!, storage: openPatientDriver(env) }, replace));

interface Drill {
  file: string;
  /** Told the name of the throw-away database before it is made. */
  begin?: (database: string) => Promise<void>;
  signal?: AbortSignal;
}

/** Like `drill`, with a connection that is there. */
export async function drillWith(
  connection: Connection,
  { TUERCA_DATA }: Pick<Places, 'TUERCA_DATA'>,
  { file, begin, signal }: Drill,
): Promise<Manifest> {
  // A name of at most 63 bytes, which is MongoDB's limit.
  const name = `${connection.name.slice(0, 40)}_simulacro_${randomBytes(4).toString('hex')}`;
  await begin?.(name);
  const beside = connection.useDb(name);
  // Not in the system's folder for such: under compose that is memory.
  await mkdir(TUERCA_DATA, { recursive: true });
  const folder = await mkdtemp(join(TUERCA_DATA, 'simulacro-'));
  try {
    const manifest = await readArchive(file, { db: beside.db!, storage: new DiskStorage(folder), signal });
    await markDrill(connection.db!, { fecha: new Date(), respaldo: new Date(manifest.fecha) });
    return manifest;
  } catch (error) {
    // Nothing is left that could be accepted or replaced.
    if (!(error instanceof RestoreDiffers)) throw error;
    throw new ArchiveProblem(['El respaldo no vuelve entero. Haz otro.', ...error.differences].join('\n'));
  } finally {
    await beside.dropDatabase();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Restores an archive beside the database of `env`, into one of its own on the same server and into a folder of its own, compares
 * it, and drops both; leaves the mark of it. Throws ArchiveProblem when it does not come back whole.
 */
export const drill = (env: Places, file: string): Promise<Manifest> =>
  withArchive(env, file, (connection) => drillWith(connection, env, { file }));

/** Lets the API start on a restored database that differs from its archive; throws ArchiveProblem when there is none. */
export const accept = (env: Places): Promise<RestoreMark> => withArchive(env, '', ({ db }) => acceptRestore(db!));
