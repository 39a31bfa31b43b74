import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MIN_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '@tuerca/contracts/products/catalogue/rules';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { useDebounce } from '@/lib/use-debounce';
import { searchQuery } from './search.queries';
import { searchOptions } from './search-options';

/** Suggestions for a text after a pause in typing; no request unless the box is active. */
export function useSearchSuggestions(wanted: string, active: boolean) {
  const settled = useDebounce(wanted, SEARCH_DEBOUNCE_MS);
  const long = wanted.length >= MIN_SEARCH_LENGTH;
  const vehicle = useVehicle();
  const query = useQuery({ ...searchQuery(settled, vehicle), enabled: active && settled.length >= MIN_SEARCH_LENGTH });
  // Results of an older text do not answer this one.
  const data = long && settled === wanted ? query.data : undefined;
  const groups = useMemo(() => (data ? searchOptions(data, wanted) : []), [data, wanted]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const loading = long && (settled !== wanted || query.isFetching) && !data;
  const failed = long && !loading && !data && query.isError;
  return {
    groups,
    options,
    loading,
    failed,
    retry: () => void query.refetch(),
    open: active && long && (loading || failed || !!data),
    empty: !!data && options.length === 0,
  };
}
