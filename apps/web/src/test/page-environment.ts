import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What the router, fetch and MSW need of Node, where jsdom has its own or nothing. */
const OF_NODE = [
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
  'URL',
] as const;

/** jsdom, with the globals of Node that it leaves out or replaces. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'page',
  async setup(global, options) {
    const ofNode = Object.fromEntries(OF_NODE.map((name) => [name, global[name]]));
    const NodeFormData = global.FormData as typeof FormData;
    const page = await builtinEnvironments.jsdom.setup(global, options);
    const PageFormData = global.FormData as typeof FormData;
    // React reads a submitted form with it, fetch sends it: Node's, that also knows the forms of jsdom.
    class FormDataOfBoth extends NodeFormData {
      constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
        super();
        if (form) for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
      }
    }
    Object.assign(global, ofNode, { FormData: FormDataOfBoth });
    return page;
  },
};

export default environment;
