// jsdom, with the globals of Node that it leaves out: the router and MSW need them.
const { TestEnvironment } = require('jest-environment-jsdom');

const GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'Blob',
  'FormData',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const PageFormData = this.global.FormData;
    for (const name of GLOBALS) this.global[name] = globalThis[name];
    // React reads a submitted form with it, fetch sends it: Node's, that also knows the forms of jsdom.
    this.global.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
      }
    };
  }
};
