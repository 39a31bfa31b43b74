import { startMongo } from '../index';

/** One throwaway database for all specs that do not break theirs; Jest's teardown ends it after the last. */
export default async function startShared(): Promise<void> {
  const mongo = await startMongo({ onProgress: (line) => process.stderr.write(`${line}\n`) });
  process.env['TUERCA_TEST_URI'] = mongo.uri;
  process.env['TUERCA_TEST_ENGINE'] = mongo.engine;
  Object.assign(globalThis, { stopAfterTests: () => mongo.stop() });
}
