import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';
import type { StoreCustomerFilters } from './customer-filters';

const api = client({ orders });
const FILE_TIMEOUT_MS = 120_000;

/** Query of my store's customers. */
export const storeCustomersQuery = (filters: StoreCustomerFilters) =>
  queryOptions({
    queryKey: orderKeys.customers(filters),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.orders.customers({ query: filters, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

const FILES = { csv: api.orders.exportCustomersCsv, xlsx: api.orders.exportCustomersXlsx };
/** Fetches the listed customers of all pages as a file. */
export const readCustomersFile = ({ search, sort }: StoreCustomerFilters, format: SpreadsheetFormat): Promise<Blob> =>
  FILES[format]({ query: { search, sort }, timeout: FILE_TIMEOUT_MS });

/** Query of one customer with a page of the orders placed here, newest first. */
export const storeCustomerQuery = (clienteId: string, page: number) =>
  queryOptions({
    queryKey: orderKeys.customer(clienteId, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.orders.customer({ params: { id: clienteId }, query: { page }, signal });
      return { ...data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });
