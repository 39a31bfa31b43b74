import { startMongo, type Mongo } from '../index';

declare global {
  var sharedMongo: Mongo | undefined;
}

/** One throwaway database for all specs that do not break theirs. */
export default async function startShared(): Promise<void> {
  globalThis.sharedMongo = await startMongo({ onProgress: (line) => process.stderr.write(`${line}\n`) });
  process.env['TUERCA_TEST_URI'] = globalThis.sharedMongo.uri;
  process.env['TUERCA_TEST_ENGINE'] = globalThis.sharedMongo.engine;
}
