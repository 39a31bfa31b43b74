const config = require('@tuerca/tooling/jest-config');

const jest = config({
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFiles: ['<rootDir>/src/test/page.ts'],
  setup: ['<rootDir>/src/test/setup.ts'],
});
// Contracts are compiled from their source, as in a build.
process.execArgv.push('--conditions=@tuerca/source', '--require', require.resolve('@tuerca/tooling/jest-web'));

module.exports = jest;
