import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orders } from '@tuerca/contracts/orders/endpoints';
import { orderKeys } from '../../entities/orders/orders.keys';
import { client } from '../../lib/api';
import type { CustomerFilters } from './customer-filters';

const api = client({ orders });

/** Who bought at my store. */
export const customersQuery = (filters: CustomerFilters) =>
  queryOptions({
    queryKey: orderKeys.customers(filters),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.orders.customers({ query: filters, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** One customer with a page of the orders placed here, newest first. */
export const customerQuery = (clienteId: string, page: number) =>
  queryOptions({
    queryKey: orderKeys.customer(clienteId, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.orders.customer({ params: { id: clienteId }, query: { page }, signal });
      return { ...data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });
