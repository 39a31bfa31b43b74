import startOpenSearch from '@tuerca/opensearch/testing/start-shared';
import globalSetup from './global-setup';

interface Stoppable {
  stopAfterTests?: () => Promise<void>;
}

/** Beside the server that every spec of the API has, one OpenSearch for the run; TUERCA_TEST_OPENSEARCH_URL is its URL. */
export default async function openSearchSetup(): Promise<void> {
  const run = globalThis as Stoppable;
  await startOpenSearch();
  const stopEngine = run.stopAfterTests;
  await globalSetup();
  const stopRest = run.stopAfterTests;
  run.stopAfterTests = async () => {
    await stopRest?.();
    await stopEngine?.();
  };
}
