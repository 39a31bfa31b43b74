import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How the filters of one list are read from an address and written to it. Keep it outside of components: it has to stay the same object. */
export interface AddressRules<F> {
  read: (params: URLSearchParams) => F;
  write: (filters: F) => URLSearchParams;
  /** Applies a change by the list's rules (back to page 1, a parent takes its child along). */
  change: (filters: F, wanted: Partial<F>) => F;
  clear: (filters: F) => F;
}

export interface AddressFilters<F> {
  filters: F;
  /** Changes the address; `replace` leaves no step in the history (typing). */
  change: (wanted: Partial<F>, replace?: boolean) => void;
  clear: () => void;
  /** Address of a page with these filters. */
  hrefOf: (page: number) => string;
}

/** Filters that live in the address and nowhere else: they can be shared, and 'back' works. */
export function useAddressFilters<F extends { page: number }>({
  read,
  write,
  change,
  clear,
}: AddressRules<F>): AddressFilters<F> {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => read(params), [read, params]);
  const go = useCallback(
    (next: F, replace = false) => setParams(write(next), { replace, preventScrollReset: true }),
    [write, setParams],
  );
  return {
    filters,
    change: useCallback((wanted, replace) => go(change(filters, wanted), replace), [go, change, filters]),
    clear: useCallback(() => go(clear(filters)), [go, clear, filters]),
    hrefOf: useCallback((page) => `?${write(change(filters, { page } as Partial<F>))}`, [write, change, filters]),
  };
}
