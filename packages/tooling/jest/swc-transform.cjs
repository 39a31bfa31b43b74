const { transformSync } = require('@swc/core');
const options = require('./swc-options.cjs');

/** Compiles as `typescript.cjs` does, for a runner that loads modules itself (Stryker's). */
exports.process = (source, filename) => transformSync(source, { ...options, filename });
