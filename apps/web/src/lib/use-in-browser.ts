import { useSyncExternalStore } from 'react';
import { never } from './use-store';

/** What only the browser knows and what does not change meanwhile; `unknown` on the server and in the first drawing of its page. */
export const useInBrowser = <T>(read: () => T, unknown: T): T => useSyncExternalStore(never, read, () => unknown);
