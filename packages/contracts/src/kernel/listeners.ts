type Listener<A extends unknown[]> = (...args: A) => void;

/**
 * The listeners of one event or store: `notify` calls them, `subscribe` adds one and returns the way to remove it. `open` runs
 * before the first one is added, with `notify`; what it returns runs after the last one is removed.
 */
export function createListeners<A extends unknown[] = []>(open?: (notify: Listener<A>) => () => void) {
  const all = new Set<Listener<A>>();
  const notify: Listener<A> = (...args) => all.forEach((listener) => listener(...args));
  let close: (() => void) | undefined;
  return {
    notify,
    subscribe: (listener: Listener<A>): (() => void) => {
      if (all.size === 0) close = open?.(notify);
      all.add(listener);
      return () => {
        if (all.delete(listener) && all.size === 0) close?.();
      };
    },
    isEmpty: (): boolean => all.size === 0,
    clear: (): void => all.clear(),
  };
}
