import '@testing-library/jest-dom';
import createCache from '@emotion/cache';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';
import { eachFile } from '@tuerca/tooling/jest-setup';
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
// A busy machine draws slowly; a test that waits for something waits as long as it takes, within reason.
const WAIT = 5_000;
configure({ asyncUtilTimeout: WAIT });

// Node's fetch knows no page, so relative addresses get one.
const nodeFetch = globalThis.fetch;
globalThis.fetch = (input, init) =>
  nodeFetch(typeof input === 'string' && input.startsWith('/') ? `http://localhost${input}` : input, init);

/** Errors that nobody caught: React, and the page's listeners, tell the window of them. */
const uncaught: ErrorEvent[] = [];
window.addEventListener('error', (event) => uncaught.push(event));

const restorePage = keepProperties(
  navigator,
  URL,
  Storage.prototype,
  Element.prototype,
  HTMLElement.prototype,
  HTMLImageElement.prototype,
  HTMLCanvasElement.prototype,
);
eachFile(() => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[style*="--t-"]')) noteVariables(style.cssText);
    // 'a las 8:00 a. m.' ends its sentence.
    expect(document.body.textContent).not.toMatch(/[ap]\.\sm\.\./);
    cleanup();
    Object.assign(globalThis, { WebSocket: undefined });
    server.resetHandlers();
    signOut();
    localStorage.clear();
    sessionStorage.clear();
    const errors = uncaught.splice(0).filter(({ defaultPrevented }) => !defaultPrevented);
    expect(errors.map(({ error }: { error: unknown }) => error)).toEqual([]);
  });
  afterAll(() => {
    // Pages have to hold what a screen reads: src/theme/variables.ts.
    expect({ unreadVariables: unreadVariables() }).toEqual({ unreadVariables: [] });
    server.close();
    // Files follow one another on one page: what one has put in the place of the browser's own ends with it.
    jest.useRealTimers();
    jest.restoreAllMocks();
    restorePage();
    onlineManager.setOnline(true);
    setTransport();
    configure({ asyncUtilTimeout: WAIT });
  });
});
