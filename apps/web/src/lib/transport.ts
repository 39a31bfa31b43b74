import { createListeners } from '@tuerca/contracts/kernel/listeners';

/** Sends one request to the API: the browser's fetch, or in the API's own process a call without a socket. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const browsers: Transport = (url, init) => fetch(url, init);
let current = browsers;
const listeners = createListeners();
/** Answers requested early, each null once taken; null outside of the page's start. */
let early: Map<string, Promise<Response> | null> | null = null;

/** Sets the transport of all calls, by default the browser's fetch; the server's renderer sets its own. */
export const setTransport = (transport = browsers): void => {
  current = transport;
};

/** Calls back after every call that reached the API. Returns the way to unsubscribe. */
export const onReached = listeners.subscribe;

/**
 * Lets a second request for the same reading by the same person take the first one's answer; a third asks anew. For the start of
 * a page, when nothing changes meanwhile. Returns the function that stops it.
 */
export function shareReadings(): () => void {
  const own = (early = new Map());
  return () => {
    if (early === own) early = null;
  };
}

const shared: Transport = async (url, init) => {
  if (!early || init.method !== 'GET') return current(url, init);
  const key = `${new Headers(init.headers).get('Authorization')} ${url}`;
  if (early.has(key)) {
    const known = early.get(key);
    early.set(key, null);
    const answer = await known?.catch(() => null);
    return answer?.ok ? answer : current(url, init);
  }
  const asked = current(url, init);
  early.set(key, asked);
  return (await asked).clone();
};

/** The transport in force. */
export const transport: Transport = async (url, init) => {
  const response = await shared(url, init);
  if (response.ok) listeners.notify();
  return response;
};
