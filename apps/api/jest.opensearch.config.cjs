/** Specs that need an OpenSearch: `npm test -- --only opensearch`, which does not run where none can be had (ADR 86). */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/test/**/*.opensearch-spec.ts'],
  globalSetup: './test/opensearch-setup.ts',
};
