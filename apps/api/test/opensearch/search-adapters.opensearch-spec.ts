import { sharedOpenSearch, useIndices } from '@tuerca/opensearch/testing/shared';
import { Environment } from '../../src/platform/config/environment';
import { EngineAway, SearchEngine } from '../../src/products/search/opensearch/search-engine.service';
import { openMemoryIndex } from '../search-adapter';
import { describeAdapters, describeAgreement } from '../search-agreement';
import { describeQueries } from '../search-queries';
import { openEngineIndex } from './open-index';

describe('the index of OpenSearch', () => {
  const prefix = useIndices();
  const open = () => openEngineIndex(sharedOpenSearch(), prefix);
  describeQueries(open);
  describeAgreement(open);
  describeAdapters(openMemoryIndex, open);

  it('that is not built yet is away: nobody reads in it that nothing is for sale', async () => {
    const env = Object.assign(new Environment(), {
      OPENSEARCH_URL: sharedOpenSearch(),
      OPENSEARCH_PREFIX: 'sin-armar',
    });
    const engine = new SearchEngine(env);
    await expect(engine.cards(['0'.repeat(24)])).rejects.toBeInstanceOf(EngineAway);
    await expect(engine.stamps(['0'.repeat(24)])).rejects.toBeInstanceOf(EngineAway);
    await engine.onApplicationShutdown();
    const other = new SearchEngine(env);
    await expect(other.search({ query: { match_all: {} }, size: 1 })).rejects.toBeInstanceOf(EngineAway);
    await other.onApplicationShutdown();
  });
});
