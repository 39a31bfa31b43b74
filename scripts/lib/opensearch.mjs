import { createRequire } from 'node:module';
import { whyNoOpenSearch } from '../../packages/opensearch/fetch/available.mjs';
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

/** Names in Spanish what keeps this machine from having an OpenSearch, once all was tried to bring it; undefined when nothing does. */
export async function whyNoneForTests() {
  const reason = await whyNoOpenSearch();
  if (reason || process.env.OPENSEARCH_URL) return reason;
  // It imports what is not there before the installation.
  const { ensureOpenSearch } = await import('../../packages/opensearch/fetch/engine.mjs');
  try {
    await ensureOpenSearch(undefined, () => {});
    return undefined;
  } catch (error) {
    return `no se pudo preparar (${String(error.message).split('\n')[0].slice(0, 200)})`;
  }
}
