import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prefetchEngine } from '../../packages/mongo/fetch/engine.mjs';
import { install, isInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { Problem, step } from './say.mjs';
import { atEnd } from './shutdown.mjs';

const fromRoot = createRequire(inRoot('package.json'));

async function start(options) {
  // Built a moment ago, so it cannot be a static import of this file.
  const { startMongo } = fromRoot('@tuerca/mongo');
  const progress = step('Preparando MongoDB');
  try {
    const mongo = await startMongo({ ...options, onProgress: (text) => progress.note(text) });
    atEnd(() => mongo.stop());
    progress.done(`MongoDB en marcha${mongo.engine ? `: ${mongo.engine}` : ''}`);
    return mongo;
  } catch (error) {
    progress.fail('MongoDB no arrancó');
    // Its sentence says what to do; where in our code it was said helps nobody.
    throw new Problem(error.message, { cause: error });
  }
}

async function prefetch() {
  const progress = step('Buscando la base de datos');
  await prefetchEngine((text) => progress.note(text)).then(
    () => progress.done('Base de datos a la mano'),
    () => progress.done('La base de datos se buscará de nuevo al arrancar'),
  );
}

/** Installs what the lockfile names; on a fresh machine the database is fetched meanwhile, since each takes its time. */
export async function installBesideDatabase() {
  if (!isInstalled()) await Promise.all([prefetch(), install()]);
}

/** The database of `npm start`: found or started, kept in the data folder; ended with us if it was started. */
export const startKept = (dataDir) => start({ dataDir: join(dataDir, 'mongo') });

/** A database for tests; nothing of it is left afterwards. */
export const startThrowaway = () => start({});

/** Drops one database of a server that outlives us. */
export async function dropDatabase(uri) {
  const mongoose = createRequire(inRoot('apps', 'api', 'package.json'))('mongoose');
  const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 5000 }).asPromise();
  try {
    await connection.dropDatabase();
  } finally {
    await connection.close();
  }
}
