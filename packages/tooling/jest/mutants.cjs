const { join } = require('node:path');

/** Jest of Stryker: its default runner, since a mutant is chosen as a module is loaded, and Stryker's environment. */
module.exports = {
  // A copy of the workspace, in which Stryker starts it.
  rootDir: process.cwd(),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  transform: { '\\.tsx?$': join(__dirname, 'swc-transform.cjs') },
  haste: { enableSymlinks: false },
  testTimeout: 60_000,
};
