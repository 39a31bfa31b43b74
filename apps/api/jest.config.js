const swc = JSON.parse(require('node:fs').readFileSync(`${__dirname}/.swcrc`, 'utf8'));
delete swc.$schema;
/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.(spec|e2e-spec)\\.ts$',
  setupFiles: ['<rootDir>/test/setup-env.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  testTimeout: 60_000,
  // Jest leaves one core free by default, which is half of a small machine; the database needs the other one only at times.
  maxWorkers: '100%',
  transform: { '^.+\\.[tj]s$': ['@swc/jest', { ...swc, swcrc: false }] },
  // Node loads these ES modules from CommonJS by itself, Jest does not.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(p-limit|yocto-queue|@noble\\+hashes|@scure\\+base|@noble/hashes|@scure/base)[@/])',
  ],
};
