import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { demandedEngine } from '../fetch/available.mjs';
import { openTmp } from '../fetch/places.mjs';
import { InUse } from './common/in-use';
import { type Engine, hasDataOf, keepEngine, type KeptEngine, keptEngine, LABELS, other } from './common/kept-engine';
import { sweepTmp } from './common/sweep-tmp';
import type { Mongo, Progress, StartOptions } from './common/types';
import { startDocumentDb } from './documentdb/documentdb';
import { binaries } from './mongod/binaries';
import { startMongod } from './mongod/mongod';

export type { Mongo, StartOptions } from './common/types';

const nothing = async () => undefined;

function external(uri: string): Mongo {
  const notOurs = () =>
    Promise.reject(new Error('Esta base de datos es externa (MONGODB_URI); no se puede apagar desde aquí.'));
  return { uri, engine: 'externo', stop: nothing, kill: notOurs, restart: notOurs };
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Start {
  folder: string;
  options: StartOptions;
  onProgress: Progress;
}

/** Error for data whose engine is missing, with the remedy: never an empty database in their place. */
function withoutItsEngine(folder: string, { motor, version }: KeptEngine, why: string): Error {
  const how = {
    mongod: `instala un mongod ${version ?? 'como el de antes'} o deja que se descargue (HTTPS_PROXY, MONGOMS_DOWNLOAD_MIRROR)`,
    documentdb: 'sin TUERCA_ENGINE, en un Linux con apt que alcance los paquetes de Debian (TUERCA_DEBIAN_MIRROR)',
  };
  return new Error(
    `La carpeta ${folder} tiene datos de ${LABELS[motor]}, y ${why}. Otra base de datos, vacía, no toma su lugar. Hay dos salidas:\n` +
      `  1. El motor que los escribió: ${how[motor]}.\n` +
      '  2. Una base de datos nueva: otra carpeta (TUERCA_DATA), o esta sin lo que tiene. Para llevar los datos, haz «npm run backup» con el motor que los escribió y «npm run restore» en la nueva.',
  );
}

/** The engine that must serve this folder: the one demanded, else the one whose data it has. Throws where these differ. */
async function engineFor(folder: string, options: StartOptions): Promise<{ engine?: Engine; kept?: KeptEngine }> {
  const asked = options.engine === 'auto' ? undefined : options.engine;
  const demanded = asked ?? demandedEngine();
  const kept = await keptEngine(folder);
  if (!kept) return demanded ? { engine: demanded } : {};
  if (!demanded || demanded === kept.motor) return { engine: kept.motor, kept };
  if (hasDataOf(folder, demanded)) return { engine: demanded, kept: { motor: demanded } };
  throw withoutItsEngine(folder, kept, `se pidió ${LABELS[demanded]}`);
}

/** A mongod of this machine's over the folder; undefined, with each reason in `refused`, when none will do. */
async function anyMongod(start: Start, kept: KeptEngine | undefined, refused: string[]): Promise<Mongo | undefined> {
  const { folder, options, onProgress } = start;
  const refuse = (reason: string) => {
    refused.push(reason);
    onProgress(`mongod no se usa: ${reason}.`);
  };
  for await (const { file, version } of binaries(kept?.version, onProgress, refuse)) {
    try {
      const mongo = await startMongod({
        folder,
        binary: file,
        port: options.port ?? 0,
        keptPort: kept?.puerto,
        onProgress,
      });
      const puerto = Number(new URL(mongo.uri).port);
      if (options.dataDir) await keepEngine(folder, { motor: 'mongod', puerto, version });
      return mongo;
    } catch (error) {
      if (error instanceof InUse) throw error;
      refuse(`${file} ${version}: ${said(error)}`);
    }
  }
  return undefined;
}

async function documentDb({ folder, options, onProgress }: Start): Promise<Mongo> {
  const { port = 0, cacheDir, dataDir } = options;
  const mongo = await startDocumentDb({ folder, durable: dataDir !== undefined, port, cacheDir, onProgress });
  if (dataDir) await keepEngine(folder, { motor: 'documentdb' });
  return mongo;
}

async function startOver(start: Start): Promise<Mongo> {
  const { folder, options, onProgress } = start;
  const { engine, kept } = await engineFor(folder, options);
  if (engine && hasDataOf(folder, other(engine)))
    onProgress(`Aquí hay datos de dos motores; sirve ${LABELS[engine]}. Para el otro: TUERCA_ENGINE=${other(engine)}.`);
  const refused: string[] = [];
  if (engine !== 'documentdb') {
    const mongo = await anyMongod(start, kept, refused);
    if (mongo) return mongo;
  }
  const reasons = refused.join('; ');
  if (engine === 'mongod') {
    if (kept) throw withoutItsEngine(folder, kept, `aquí no arranca: ${reasons}`);
    throw new Error(`No hay mongod, y se pidió uno: ${reasons}.`);
  }
  try {
    return await documentDb(start);
  } catch (error) {
    if (error instanceof InUse) throw error;
    if (kept) throw withoutItsEngine(folder, kept, `aquí no arranca: ${said(error)}`);
    const first = reasons ? `mongod no se usa (${reasons}), y DocumentDB tampoco` : 'DocumentDB no arranca';
    throw new Error(
      `No hay base de datos: ${first} (${said(error)}). Instala mongod o define MONGODB_URI con la de un MongoDB en marcha.`,
      { cause: error },
    );
  }
}

const NAMES = { ...LABELS, externo: 'externa' };

/**
 * Finds or starts a MongoDB: MONGODB_URI, else the engine that TUERCA_ENGINE demands or whose data the folder has, else a
 * mongod (installed or downloaded), else DocumentDB from Debian's packages. Throws an Error in Spanish that says what to do
 * when none can be had.
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
    const mongo = await startOver({ folder, options, onProgress });
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
