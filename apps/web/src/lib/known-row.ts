import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * For the query of one thing whose lists answer the same shape: what a list of this device said of it is there at once, also without a
 * network, and is asked for anew. The data of queries whose key begins with `lists` hold `rows`.
 */
export function useKnownRow<T extends object>(lists: QueryKey, isIt: (row: T) => boolean) {
  const cache = useQueryClient();
  return {
    initialData: () => {
      const known = cache.getQueriesData<{ rows?: T[] }>({ queryKey: lists });
      return known.flatMap(([, data]) => data?.rows ?? []).find(isIt);
    },
    initialDataUpdatedAt: 0,
  };
}
