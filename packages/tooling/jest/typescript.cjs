// Compiles TypeScript as Node loads it, as `tuerca-compile` does it.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const options = { swcrc: false, configFile: join(__dirname, '..', 'compile', 'swc.json'), sourceMaps: 'inline' };
for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (module, filename) =>
    module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);
