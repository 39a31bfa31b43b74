import { never, useStore } from './use-store';

const yes = () => true;

/** False on the server and in the first drawing of a page that it drew, true ever after: for what only a browser can know or load. */
export const useHydrated = (): boolean => useStore(never, yes, false);
