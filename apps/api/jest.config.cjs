const config = require('@tuerca/tooling/jest-config');

module.exports = config({
  testMatch: ['<rootDir>/{src,test}/**/*.{spec,e2e-spec}.ts'],
  globalSetup: './test/global-setup.ts',
  setup: ['./test/setup-env.ts'],
});
