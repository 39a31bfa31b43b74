import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { AppliedFilter, Filters } from './define-filters';

export interface AddressFilters<F> {
  filters: F;
  /** Changes the address; `replace` leaves no step in the history (typing). */
  change: (wanted: Partial<F>, replace?: boolean) => void;
  clear: () => void;
  /** Address of a page with these filters. */
  hrefOf: (page: number) => string;
  /** Chips of these filters; see lib/define-filters. */
  applied: (labels?: Partial<Record<keyof F, string>>) => AppliedFilter<F>[];
}

/** Filters that live in the address and nowhere else: they can be shared, and 'back' works. Define them outside of components. */
export function useAddressFilters<F extends { page: number }>({
  read,
  write,
  change,
  clear,
  applied,
}: Filters<F>): AddressFilters<F> {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => read(params), [read, params]);
  // The latest filters, before they are rendered: a second change before that must not lose the first.
  const latest = useRef(filters);
  // Every place that is drawn counts, also one with the same filters: 'back' may overtake a choice before that was drawn.
  const location = useLocation();
  useEffect(() => {
    latest.current = filters;
  }, [filters, location]);
  const go = useCallback(
    (next: F, replace = false) => {
      latest.current = next;
      setParams(write(next), { replace, preventScrollReset: true });
    },
    [write, setParams],
  );
  return {
    filters,
    change: useCallback((wanted, replace) => go(change(latest.current, wanted), replace), [go, change]),
    clear: useCallback(() => go(clear(latest.current)), [go, clear]),
    hrefOf: useCallback((page) => `?${write(change(filters, { page } as Partial<F>))}`, [write, change, filters]),
    applied: useCallback((labels) => applied(filters, labels), [applied, filters]),
  };
}
