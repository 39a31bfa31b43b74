// jsdom, with the globals of Node that it leaves out: the router and MSW need them.
const { TestEnvironment } = require('jest-environment-jsdom');

const GLOBALS = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel', 'structuredClone', 'Blob', 'FormData'];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of GLOBALS) this.global[name] = globalThis[name];
  }
};
