import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code serves; empty in schedules and sockets. */
interface RequestScope {
  /** Its x-request-id, as the log has it. */
  requestId: string;
  /** Address of the caller. */
  ip: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs what follows of a request inside its scope. */
export const inRequest = (scope: RequestScope, next: () => void): void => storage.run(scope, next);
/** The request being served, if there is one. */
export const currentRequest = (): RequestScope | undefined => storage.getStore();
