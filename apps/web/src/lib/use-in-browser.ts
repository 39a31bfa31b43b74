import { useSyncExternalStore } from 'react';
import { never } from './use-store';

/** Constant value that only the browser knows; `unknown` on the server and during hydration. */
export const useInBrowser = <T>(read: () => T, unknown: T): T => useSyncExternalStore(never, read, () => unknown);
