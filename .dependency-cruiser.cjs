module.exports = require('./packages/tooling/dependency-cruiser/base.cjs');
