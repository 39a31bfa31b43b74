import { startMongo } from '@tuerca/mongo';
import { rmSync } from 'node:fs';
import { poolFolder } from './database-pool';

/** One throwaway database server for the whole run, unless the runner has started it already; ends what it started. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const mongo = process.env.TUERCA_TEST_MONGODB_URI
    ? undefined
    : await startMongo({ onProgress: (line) => console.log(line) });
  if (mongo) process.env.TUERCA_TEST_MONGODB_URI = mongo.uri;
  return async () => {
    rmSync(poolFolder(), { recursive: true, force: true });
    await mongo?.stop();
  };
}
