// Loads sources as Vite builds them: JSX, `@/`, `import.meta`, styles and pictures.
const { readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { transformSync } = require('@swc/core');
const { $schema: _, ...config } = require('../compile/swc.json');

const SRC = join(process.cwd(), 'src');

const options = (filename) => ({
  ...config,
  // A page that is loaded late is of the same kind as one that is loaded early.
  module: { ...config.module, ignoreDynamic: false },
  jsc: {
    ...config.jsc,
    parser: { ...config.jsc.parser, tsx: filename.endsWith('.tsx') },
    transform: { ...config.jsc.transform, react: { runtime: 'automatic' } },
    baseUrl: SRC,
    paths: { '@/*': ['./*'] },
  },
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  filename,
});

// Patterns are those of one folder and what is below it: `folder`, `/**/*`, the end of the names.
const glob = (require, folder) => (pattern) => {
  const [under, ending] = pattern.split('/**/*');
  const files = readdirSync(resolve(folder, under), { recursive: true }).filter((file) => file.endsWith(ending));
  return Object.fromEntries(files.map((file) => [`${under}/${file}`, require(`${under}/${file}`)]));
};
/** The `import.meta` that Vite gives modules. */
globalThis.importMeta = (require, folder) => ({
  env: { ...process.env, DEV: true, PROD: false, SSR: false },
  glob: glob(require, folder),
});

for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (module, filename) => {
    const source = readFileSync(filename, 'utf8').replaceAll('import.meta.', 'importMeta(require, __dirname).');
    module._compile(transformSync(source, options(filename)).code, filename);
  };
require.extensions['.css'] = () => {};
require.extensions['.svg'] = (module, filename) => {
  module.exports = filename.slice(SRC.length);
};
