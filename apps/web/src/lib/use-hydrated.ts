import { useStore } from './use-store';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and in the first drawing of a page that it drew, true ever after: for what only a browser can know or load. */
export const useHydrated = (): boolean => useStore(never, yes, no);
