import { createRequire } from 'node:module';
import { inRoot } from './root.mjs';
import { atEnd } from './shutdown.mjs';

/** Starts the OpenSearch of a step's specs; resolves to its URL, and ends it with us. */
export async function startOpenSearchForTests() {
  // Built a moment ago, so it cannot be a static import of this file.
  const { startOpenSearch } = createRequire(inRoot('package.json'))('@tuerca/opensearch');
  const openSearch = await startOpenSearch();
  atEnd(() => openSearch.stop());
  return openSearch.url;
}
