import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from './root.mjs';
import { step } from './say.mjs';
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
    throw error;
  }
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
