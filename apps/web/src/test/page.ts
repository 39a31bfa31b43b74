import { JSDOM } from 'jsdom';

// React's development build would tell developer tools of each element and each drawing; nobody looks at a test with them.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

/*
 * One page for each process of Jest, whose window is the process itself, as a browser's is. It is there before React is loaded.
 */
const page = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true }).window;
const NodeFormData = globalThis.FormData;

// The page knows its own signals alone, and fetch Node's alone.
const { addEventListener } = page.EventTarget.prototype;
page.EventTarget.prototype.addEventListener = function add(type, listener, options) {
  if (typeof options !== 'object' || !options?.signal) return addEventListener.call(this, type, listener, options);
  const { signal, ...others } = options;
  if (signal.aborted) return;
  addEventListener.call(this, type, listener, others);
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, others));
};

/** Of what Node has as well, the page's own; the router, fetch and MSW need Node's of the others. */
const OF_PAGE = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'DOMException', 'File'];
const names = [...Object.getOwnPropertyNames(page), ...Object.getOwnPropertyNames(page.EventTarget.prototype)];
const values = page as unknown as Record<string, unknown>;

for (const name of names) {
  if (name.startsWith('_') || (name in globalThis && !OF_PAGE.includes(name))) continue;
  const value = values[name];
  const method = typeof value === 'function' && !/^[A-Z]/.test(name) ? (value.bind(page) as unknown) : undefined;
  let own: { value: unknown } | undefined;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (own ? own.value : (method ?? values[name])),
    set: (replaced: unknown) => void (own = { value: replaced }),
  });
}
for (const name of ['window', 'self', 'top', 'parent'])
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
Object.defineProperty(document, 'defaultView', { configurable: true, value: globalThis });

// React creates it from a submitted form, fetch sends it: Node's class, extended to accept the page's forms.
class FormDataOfBoth extends NodeFormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super();
    if (form) for (const [name, value] of new page.FormData(form, submitter)) this.append(name, value);
  }
}
Object.assign(globalThis, { FormData: FormDataOfBoth });
