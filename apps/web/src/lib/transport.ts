/** Sends one request to the API: the browser's fetch, or in the API's own process a call without a socket. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const browsers: Transport = (url, init) => fetch(url, init);
let current = browsers;
const listeners = new Set<() => void>();
/** Answers that were asked for early, null once they were taken; nothing outside of the page's start. */
let early: Map<string, Promise<Response> | null> | null = null;

/** What every call goes through from now on, the browser's fetch unless one is given; the server's renderer sets its own. */
export const setTransport = (transport = browsers): void => {
  current = transport;
};

/** Calls back after every call that the API took: it can be reached. Returns the way to stop. */
export function onReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * From now on who asks for a reading as the second, as the same person, gets the first's answer; whoever comes later asks anew. For the
 * time in which a page is started, since nothing is changed meanwhile. Returns the way to stop.
 */
export function shareReadings(): () => void {
  early = new Map();
  return () => {
    early = null;
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
  if (response.ok) listeners.forEach((listener) => listener());
  return response;
};
