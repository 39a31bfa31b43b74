import { queryOptions } from '@tanstack/react-query';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { client } from '@/lib/api';
import { PAGE_SUBJECT } from '@/lib/query-meta';
import { serviceKeys } from './services.keys';

const api = client({ services });

/** One service. */
export const serviceQuery = (servicioId: string) =>
  queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: serviceKeys.one(servicioId),
    queryFn: async ({ signal }) => (await api.services.get({ params: { id: servicioId }, signal })).data,
  });

/** Query of a workshop's other popular services. */
export const popularQuery = (tallerId: string, servicioId: string, limit = 3) =>
  queryOptions({
    queryKey: serviceKeys.popular(tallerId, limit),
    queryFn: async ({ signal }) =>
      (await api.services.popular({ params: { id: tallerId }, query: { limit: limit + 1 }, signal })).data,
    select: (servicios) => servicios.filter(({ _id }) => _id !== servicioId).slice(0, limit),
  });
