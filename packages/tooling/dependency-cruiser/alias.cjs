const { join } = require('node:path');

/** Target of `@/…`: the web's source. dependency-cruiser reads aliases in webpack's shape. */
module.exports = { resolve: { alias: { '@': join(__dirname, '../../../apps/web/src') } } };
