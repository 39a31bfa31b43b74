import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Subscription to a value that never changes. */
export const never = () => () => undefined;
const nothing = () => undefined;

/** Whether this render hydrates server HTML: only then does React ask for the server's snapshot. */
function useIsTakingOver(): boolean {
  const asked = { server: false };
  // eslint-disable-next-line react-hooks/immutability -- React calls it within this drawing or not at all.
  useSyncExternalStore(never, nothing, () => void (asked.server = true));
  return asked.server;
}

/**
 * Returns the value of a browser store and rerenders when it changes; `drawn` is the value the server rendered with. As
 * `useSyncExternalStore`, except in the step from the one to the other: React makes that one task for the whole page, here it is
 * sliced, so that a slow phone can scroll and type meanwhile. Both functions must be stable between renders, and `read` must
 * return the same object until the store changes.
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
