const { availableParallelism } = require('node:os');
const { join } = require('node:path');

const here = (file) => join(__dirname, file);
require('./typescript.cjs');

/**
 * Jest of a workspace: spec files follow one another in a process that keeps its modules (jest-light-runner), compiled as Node
 * loads them. `setup`: files that each process loads before its first spec; what `globalSetup` starts it leaves as
 * `globalThis.stopAfterTests`.
 */
module.exports = ({ setup = [], ...config }) => {
  // The runner's processes are started with it, and pass it on to their threads.
  process.execArgv.push('--enable-source-maps', '--require', here('typescript.cjs'), '--import', here('loader.mjs'));
  return {
    runner: here('runner.mjs'),
    // A process of the runner that has not begun yet when the last file has passed would be waited for.
    forceExit: true,
    transform: {},
    // One alone would run in this process, which was started without the compiler.
    maxWorkers: Math.max(2, availableParallelism()),
    haste: { enableSymlinks: false },
    globalTeardown: here('teardown.cjs'),
    setupFilesAfterEnv: [here('setup.cjs'), ...setup],
    ...config,
  };
};
