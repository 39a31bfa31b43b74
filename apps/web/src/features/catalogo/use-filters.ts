import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeFilters, clearFilters, readFilters, writeFilters, type FilterChange, type Filters } from './filters';

interface Filtering {
  filters: Filters;
  /** Changes the address; `replace` leaves no step in the history (typing). */
  change: (change: FilterChange, replace?: boolean) => void;
  clear: () => void;
  /** Address of a page with these filters. */
  hrefOf: (page: number) => string;
}

/** The catalogue's filters, which live in the address and nowhere else: they can be shared, and 'back' works. */
export function useFilters(): Filtering {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (wanted: FilterChange, replace = false) => setParams(writeFilters(changeFilters(filters, wanted)), { replace, preventScrollReset: true }),
    [filters, setParams],
  );
  const clear = useCallback(() => setParams(writeFilters(clearFilters(filters)), { preventScrollReset: true }), [filters, setParams]);
  const hrefOf = useCallback((page: number) => `?${writeFilters(changeFilters(filters, { page }))}`, [filters]);
  return { filters, change, clear, hrefOf };
}
