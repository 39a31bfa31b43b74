import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { fromStore } from '@/entities/auth/negocios/business';
import { type BusinessFilters, toBusinessQuery } from '@/entities/auth/negocios/business-filters';
import { client } from '@/lib/api';
import { PAGE_SUBJECT } from '@/lib/query-meta';
import { storeKeys } from './stores.keys';

const api = client({ profiles, stores });

/** A page of stores with what the filters offer; the old page stays on screen while the next one comes. */
export const storesQuery = (filters: BusinessFilters) => {
  const query = { ...toBusinessQuery(filters), categoria: filters.rubro || undefined };
  return queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: storeKeys.list(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.stores.list({ query, signal });
      return { negocios: data.map(fromStore), meta };
    },
    placeholderData: keepPreviousData,
  });
};

/** One store as the public sees it; its products are read page by page, by the catalogue. */
export const storeQuery = (tiendaId: string) =>
  queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: storeKeys.one(tiendaId),
    queryFn: async ({ signal }) =>
      fromStore((await api.profiles.store({ params: { id: tiendaId }, query: { limit: 1 }, signal })).data.store),
  });
