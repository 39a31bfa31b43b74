import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMongo } from '@tuerca/mongo';
import { poolFolder } from './database-pool';

/** One throwaway database server for the whole run, unless the runner has started it already, and a folder for compiled copies of the API. */
export default async function globalSetup(): Promise<void> {
  const mongo = process.env.TUERCA_TEST_MONGODB_URI
    ? undefined
    : await startMongo({ onProgress: (line) => console.log(line) });
  if (mongo) process.env.TUERCA_TEST_MONGODB_URI = mongo.uri;
  const cache = join(__dirname, '..', 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  // Within the package, since a compiled copy asks for its packages from where it lies.
  const builds = mkdtempSync(join(cache, 'builds-of-tests-'));
  process.env.TUERCA_TEST_BUILDS = builds;
  const stopAfterTests = async () => {
    rmSync(builds, { recursive: true, force: true });
    rmSync(poolFolder(), { recursive: true, force: true });
    await mongo?.stop();
  };
  Object.assign(globalThis, { stopAfterTests });
}
