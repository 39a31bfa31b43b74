/** Sends one request to the API: the browser's fetch, or in the API's own process a call without a socket. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

let current: Transport = (url, init) => fetch(url, init);

/** What every call goes through from now on; the server's renderer sets its own. */
export const setTransport = (transport: Transport): void => {
  current = transport;
};

/** The transport in force. */
export const transport: Transport = (url, init) => current(url, init);
