import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { type Environment } from '../../config/environment';
import type { Manifest } from './manifest';
import { acceptRestore, type RestoreMark } from './marks';
import { archiveProblem } from './problems';
import { readArchive, type Replace } from './read-archive';
import { writeArchive } from './write-archive';

/** In TUERCA_DATA; the page of the system's state reads from it when the last backup was made. */
const MARK = 'respaldo.json';

type Places = Pick<Environment, 'MONGODB_URI' | 'TUERCA_DATA' | 'STORAGE'>;

const mediaOf = ({ STORAGE, TUERCA_DATA }: Places) => (STORAGE === 's3' ? null : join(TUERCA_DATA, 'media'));

/** Works on the archive `file` with a connection of its own; what goes wrong with it is told as ArchiveProblem. */
async function withArchive<T>(
  { MONGODB_URI }: Places,
  file: string,
  use: (db: mongoose.mongo.Db) => Promise<T>,
): Promise<T> {
  const connection = mongoose.createConnection(MONGODB_URI, { serverSelectionTimeoutMS: 5000 });
  try {
    await connection.asPromise();
    return await use(connection.db!);
  } catch (error) {
    throw archiveProblem(error, file);
  } finally {
    await connection.close();
  }
}

/** Makes an archive of everything at `target`, and leaves the mark of it. */
export async function backUp(env: Places, target: string): Promise<Manifest> {
  const manifest = await withArchive(env, target, (db) =>
    writeArchive({ db, media: mediaOf(env) }, target, new Date()),
  );
  const mark = join(env.TUERCA_DATA, MARK);
  await mkdir(env.TUERCA_DATA, { recursive: true });
  await writeFile(`${mark}.parcial`, JSON.stringify({ fecha: manifest.fecha }));
  await rename(`${mark}.parcial`, mark);
  return manifest;
}

/** Brings an archive back into the database of `env`, which is empty or, with `replace`, is emptied; throws ArchiveProblem. */
export const restore = (env: Places, file: string, replace: Replace = false): Promise<Manifest> =>
  withArchive(env, file, (db) => readArchive(file, { db, media: mediaOf(env) }, replace));

/** Lets the API start on a restored database that differs from its archive; throws ArchiveProblem when there is none. */
export const accept = (env: Places): Promise<RestoreMark> => withArchive(env, '', acceptRestore);
