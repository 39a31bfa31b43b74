import { startMongo } from '@tuerca/mongo';

/** One throwaway database server for the whole run, unless the runner has started it already. */
export default async function globalSetup(): Promise<void> {
  if (process.env.TUERCA_TEST_MONGODB_URI) return;
  const mongo = await startMongo({ onProgress: (linea) => console.log(linea) });
  process.env.TUERCA_TEST_MONGODB_URI = mongo.uri;
  (globalThis as { __mongo?: typeof mongo }).__mongo = mongo;
}
