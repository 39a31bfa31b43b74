import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { client } from '@/lib/api';
import type { WorkshopCustomerFilters } from './customer-filters';

const api = client({ citasTaller });

/** Query of my workshop's clients. */
export const workshopCustomersQuery = (tallerId: string, filters: WorkshopCustomerFilters) =>
  queryOptions({
    queryKey: citaKeys.customers(filters),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.citasTaller.customers({ params: { id: tallerId }, query: filters, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });
