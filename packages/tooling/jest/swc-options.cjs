const { join } = require('node:path');

/** Options of swc by which whatever runs Jest compiles TypeScript, as `tuerca-compile` does. */
module.exports = { swcrc: false, configFile: join(__dirname, '..', 'compile', 'swc.json'), sourceMaps: 'inline' };
