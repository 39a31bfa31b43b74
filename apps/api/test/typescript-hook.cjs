// Threads load the sources as Node does, without the tests' own loader: compiled on the way, as `tuerca-compile` does it.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

const compiler = require.resolve('@tuerca/tooling/compile');
// Loaded by the process, too: a native module that only threads have loaded goes with the first, and takes the next one down.
const { transformSync } = createRequire(compiler)('@swc/core');
const options = { swcrc: false, configFile: join(dirname(compiler), 'swc.json'), sourceMaps: 'inline' };

require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
