import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client, type InputFor } from '@/lib/api';
import { PAGE_SUBJECT } from '@/lib/query-meta';
import { type ServiceFilters, toServicesQuery } from './filters';

const api = client({ services });

/** A page of services with facets and totals; the old page stays on screen while the next one comes. */
export const servicesQuery = (filters: ServiceFilters) => {
  const query: NonNullable<InputFor<typeof services.list>['query']> = toServicesQuery(filters);
  return queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: serviceKeys.list(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.services.list({ query, signal });
      return { servicios: data, meta };
    },
    placeholderData: keepPreviousData,
  });
};
