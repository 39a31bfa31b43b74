import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Globals of Node that the router, fetch and MSW need, where jsdom has its own or none. */
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

/** jsdom with Node's globals where jsdom lacks or replaces them. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'page',
  async setup(global, options) {
    const ofNode = Object.fromEntries(OF_NODE.map((name) => [name, global[name]]));
    const NodeFormData = global.FormData as typeof FormData;
    const page = await builtinEnvironments.jsdom.setup(global, options);
    const PageFormData = global.FormData as typeof FormData;
    // React creates it from a submitted form, fetch sends it: Node's class, extended to accept jsdom's forms.
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
