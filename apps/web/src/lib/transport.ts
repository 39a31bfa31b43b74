/** Sends one request to the API: the browser's fetch, or in the API's own process a call without a socket. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

let current: Transport = (url, init) => fetch(url, init);
const listeners = new Set<() => void>();

/** What every call goes through from now on; the server's renderer sets its own. */
export const setTransport = (transport: Transport): void => {
  current = transport;
};

/** Calls back after every call that the API took: it can be reached. Returns the way to stop. */
export function onReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The transport in force. */
export const transport: Transport = async (url, init) => {
  const response = await current(url, init);
  if (response.ok) listeners.forEach((listener) => listener());
  return response;
};
