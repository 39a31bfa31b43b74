import { startOpenSearch } from '../index';

/** One throwaway engine for all specs of a run, unless `npm test` gave one; Jest's teardown ends it after the last. */
export default async function startShared(): Promise<void> {
  if (process.env['TUERCA_TEST_OPENSEARCH_URL']) return;
  const openSearch = await startOpenSearch({ onProgress: (line) => process.stderr.write(`${line}\n`) });
  process.env['TUERCA_TEST_OPENSEARCH_URL'] = openSearch.url;
  Object.assign(globalThis, { stopAfterTests: () => openSearch.stop() });
}
