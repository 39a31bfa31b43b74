import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { services } from '@tuerca/contracts/services';
import { SUBJECT } from '../../lib/query-meta';
import { client, type InputFor } from '../../lib/api';
import { toQuery, type Filters } from '../../features/services/filters';

const api = client({ services });
type Query = NonNullable<InputFor<typeof services.list>['query']>;

/** A page of services with facets and totals; the old page stays on screen while the next one comes. */
export const servicesQuery = (filters: Filters) => {
  const query: Query = toQuery(filters);
  return queryOptions({
    meta: SUBJECT,
    queryKey: ['services', 'list', query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.services.list({ query, signal });
      return { servicios: data, meta };
    },
    placeholderData: keepPreviousData,
  });
};

/** One service. */
export const serviceQuery = (servicioId: string) =>
  queryOptions({
    meta: SUBJECT,
    queryKey: ['services', 'one', servicioId],
    queryFn: async ({ signal }) => (await api.services.get({ params: { id: servicioId }, signal })).data,
  });

/** What else people ask of a workshop, without the service itself. */
export const popularQuery = (tallerId: string, servicioId: string, limit = 3) =>
  queryOptions({
    queryKey: ['services', 'popular', tallerId, limit],
    queryFn: async ({ signal }) =>
      (await api.services.popular({ params: { id: tallerId }, query: { limit: limit + 1 }, signal })).data,
    select: (servicios) => servicios.filter(({ _id }) => _id !== servicioId).slice(0, limit),
  });
