import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The subscription to what does not change. */
export const never = () => () => undefined;
const nothing = () => undefined;

/** Whether this very drawing takes over what the server drew: only then does React ask for the server's snapshot. */
function useIsTakingOver(): boolean {
  const asked = { server: false };
  // eslint-disable-next-line react-hooks/immutability -- React calls it within this drawing or not at all.
  useSyncExternalStore(never, nothing, () => void (asked.server = true));
  return asked.server;
}

/**
 * What a store of the browser holds, and a new drawing whenever it changes; `drawn` is what the server drew and the browser takes
 * over. As `useSyncExternalStore`, but for the step from the one to the other: React makes that one task of the whole page, here it
 * comes in slices, between which a slow phone scrolls and types. Both functions have to be the same at every drawing, and `read`
 * has to answer the same object until the store changes.
 */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T, drawn: T): T {
  const [value, setValue] = useState<T>(useIsTakingOver() ? drawn : read);
  useEffect(() => {
    const renew = () => setValue(read);
    startTransition(renew);
    return subscribe(renew);
  }, [subscribe, read]);
  return value;
}
