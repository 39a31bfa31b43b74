import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Mongo, Progress, StartOptions } from './common/types';
import { startDocumentDb } from './documentdb/documentdb';
import { sweepTmp } from './common/sweep-tmp';
import { mongodOnPath } from '../fetch/available.mjs';
import { openTmp } from '../fetch/places.mjs';
import { canHaveMongod } from './mongod/available';
import { startMongod } from './mongod/mongod';

export type { Mongo, StartOptions } from './common/types';

const nothing = async () => undefined;

function external(uri: string): Mongo {
  const notOurs = () =>
    Promise.reject(new Error('Esta base de datos es externa (MONGODB_URI); no se puede apagar desde aquí.'));
  return { uri, engine: 'externo', stop: nothing, kill: notOurs, restart: notOurs };
}

async function startOver(folder: string, options: StartOptions, onProgress: Progress): Promise<Mongo> {
  const { engine = 'auto', port = 0, cacheDir, dataDir } = options;
  const documentDb = () => startDocumentDb({ folder, durable: dataDir !== undefined, port, cacheDir, onProgress });
  if (engine === 'documentdb') return documentDb();
  const binary = mongodOnPath();
  let reason = 'no hay mongod en el PATH y su descarga no responde';
  if (engine === 'mongod' || binary || (await canHaveMongod())) {
    try {
      return await startMongod({ folder, port, binary });
    } catch (error) {
      if (engine === 'mongod') throw error;
      reason = `mongod no arrancó (${error instanceof Error ? error.message : String(error)})`;
    }
  }
  try {
    return await documentDb();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No hay base de datos: ${reason}, y DocumentDB tampoco (${detail}). Instala mongod o define MONGODB_URI con la de un MongoDB en marcha.`,
      { cause: error },
    );
  }
}

const NAMES = {
  mongod: 'mongod (conjunto de réplicas de uno)',
  documentdb: 'DocumentDB sobre PostgreSQL',
  externo: 'externa',
};

/**
 * Finds or starts a MongoDB: MONGODB_URI, else a mongod (installed or downloaded), else DocumentDB from Debian's
 * packages. Throws an Error in Spanish that says what to do when none can be had.
 */
export async function startMongo(options: StartOptions = {}): Promise<Mongo> {
  const onProgress = options.onProgress ?? (() => undefined);
  const uri = options.uri ?? process.env['MONGODB_URI'];
  if (uri) {
    onProgress('Base de datos: la de MONGODB_URI.');
    return external(uri);
  }
  await sweepTmp(openTmp());
  const folder = options.dataDir ? resolve(options.dataDir) : await mkdtemp(join(openTmp(), 'tuerca-mongo-'));
  const discard = options.dataDir ? nothing : () => rm(folder, { recursive: true, force: true });
  try {
    // The engine may run as another user, who must be able to walk in.
    if (!options.dataDir) await chmod(folder, 0o755);
    const mongo = await startOver(folder, options, onProgress);
    onProgress(`Base de datos: ${NAMES[mongo.engine]}.`);
    let stopping: Promise<void> | undefined;
    // Only the first call may clean up: the folder may belong to somebody else afterwards.
    const stop = () => (stopping ??= mongo.stop().then(discard));
    return { ...mongo, stop };
  } catch (error) {
    await discard();
    throw error;
  }
}
