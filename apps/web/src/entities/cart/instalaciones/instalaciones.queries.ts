import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { instalaciones } from '@tuerca/contracts/cart/instalaciones/endpoints';
import type { RequestOf } from '@tuerca/contracts/kernel/endpoint';
import { client } from '@/lib/api';
import { BROWSER_ONLY, OWN_DATA } from '@/lib/query-meta';

const api = client({ instalaciones });
/** Query of the installation offers. */
export type OffersFor = RequestOf<typeof instalaciones.offers>['query'];

/** Workshops near me that mount the parts of my cart; `cart` identifies its contents, so that another cart asks anew. */
export const useInstallationOffers = (query: OffersFor, cart: string) =>
  useQuery({
    queryKey: [OWN_DATA, 'instalaciones', cart, query],
    queryFn: async ({ signal }) => (await api.instalaciones.offers({ query, signal })).data,
    placeholderData: keepPreviousData,
    // Free hours change at any time.
    staleTime: 0,
    meta: BROWSER_ONLY,
  });

/** Query of a product's installers. */
export type ProductJob = RequestOf<typeof instalaciones.forProduct>['query'];

/** Workshops near a place that mount a product, with their first free hours. */
export const productInstallersQuery = (productoId: string, query: ProductJob) =>
  queryOptions({
    queryKey: ['instalaciones', productoId, query],
    queryFn: async ({ signal }) =>
      (await api.instalaciones.forProduct({ params: { id: productoId }, query, signal })).data,
    placeholderData: keepPreviousData,
    meta: BROWSER_ONLY,
  });
