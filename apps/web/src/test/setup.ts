import '@testing-library/jest-dom/vitest';
import createCache from '@emotion/cache';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';
import { signOut } from '@/lib/session';
import { setTransport } from '@/lib/transport';
import { keepProperties } from './keep-properties';
import { server } from './server';
import { noteVariables, unreadVariables } from './theme-variables';

// Layout APIs that jsdom does not have.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
// No test's page opens a socket: lib/realtime.spec.ts tests its client against a real server.
Object.assign(globalThis, { WebSocket: undefined });
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.scrollTo = () => {};

// Tests query by roles and texts; jsdom would recompute every style for each query.
createCache({ key: 'css' }).sheet.constructor.prototype.insert = noteVariables;
setSpanishMessages();
// By this name Testing Library looks for stopped timers, and lets them go on while it waits.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });
// A busy machine draws slowly; a test that waits for something waits as long as it takes, within reason.
configure({ asyncUtilTimeout: 5_000 });

// Node's fetch knows no page, so relative addresses get one.
const nodeFetch = globalThis.fetch;
globalThis.fetch = (input, init) =>
  nodeFetch(typeof input === 'string' && input.startsWith('/') ? `http://localhost${input}` : input, init);

const restorePage = keepProperties(
  navigator,
  URL,
  Storage.prototype,
  Element.prototype,
  HTMLElement.prototype,
  HTMLImageElement.prototype,
  HTMLCanvasElement.prototype,
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  for (const { style } of document.querySelectorAll<HTMLElement>('[style*="--t-"]')) noteVariables(style.cssText);
  cleanup();
  Object.assign(globalThis, { WebSocket: undefined });
  server.resetHandlers();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  expect(unreadVariables(), 'a screen reads them, so pages have to hold them: src/theme/variables.ts').toEqual([]);
  server.close();
  // Files follow one another on one page: what one has put in the place of the browser's own ends with it.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  restorePage();
  onlineManager.setOnline(true);
  setTransport();
});
