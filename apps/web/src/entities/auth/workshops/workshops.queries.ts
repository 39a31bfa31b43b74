import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { fromWorkshop } from '@/entities/auth/negocios/business';
import { type BusinessFilters, toBusinessQuery } from '@/entities/auth/negocios/business-filters';
import { client } from '@/lib/api';
import { PAGE_SUBJECT } from '@/lib/query-meta';
import { workshopKeys } from './workshops.keys';

const api = client({ profiles, workshops });

/** A page of workshops with what the filters offer; the old page stays on screen while the next one comes. */
export const workshopsQuery = (filters: BusinessFilters) => {
  const query = {
    ...toBusinessQuery(filters),
    especialidad: filters.rubro || undefined,
    tipoVehiculo: filters.tipoVehiculo || undefined,
  };
  return queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: workshopKeys.list(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.workshops.list({ query, signal });
      return { negocios: data.map(fromWorkshop), meta };
    },
    placeholderData: keepPreviousData,
  });
};

/** One workshop with a page of its services; while the next page comes, this workshop's old one stays. */
export const workshopQuery = (tallerId: string, page: number) =>
  queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: workshopKeys.one(tallerId, page),
    queryFn: async ({ signal }) => {
      const { workshop, services, meta } = (
        await api.profiles.workshop({ params: { id: tallerId }, query: { page }, signal })
      ).data;
      return { taller: fromWorkshop(workshop), tiposVehiculos: workshop.tiposVehiculos, servicios: services, meta };
    },
    placeholderData: (previous) => (previous?.taller._id === tallerId ? previous : undefined),
  });
