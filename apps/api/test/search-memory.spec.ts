import { openMemoryIndex } from './search-adapter';
import { describeAgreement } from './search-agreement';
import { describeQueries } from './search-queries';

describe('the index in memory', () => {
  describeQueries(openMemoryIndex);
  describeAgreement(openMemoryIndex);
});
