import { sharedOpenSearch, useIndices } from '@tuerca/opensearch/testing/shared';
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
});
