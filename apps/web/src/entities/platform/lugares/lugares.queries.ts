import { queryOptions } from '@tanstack/react-query';

/** States with their cities and postal codes: a file of its own, loaded when an address is asked for. */
export const estadosQuery = queryOptions({
  queryKey: ['lugares', 'estados'],
  queryFn: async () => (await import('@tuerca/contracts/venezuela/lugares')).ESTADOS,
  staleTime: Infinity,
  networkMode: 'always',
});
