import { queryOptions } from '@tanstack/react-query';
import { BUSQUEDA_MIN, search } from '@tuerca/contracts/search';
import { client } from '../../lib/api';

const api = client({ search });

/** Hits of everything for a text; asks nothing below 3 characters. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) => (await api.search.global({ query: { query: text }, signal })).data,
    enabled: text.length >= BUSQUEDA_MIN,
    staleTime: 60_000,
  });
