import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { demanda } from '@tuerca/contracts/cart/demanda/endpoints';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import type { DemandFilters } from './filters';

const api = client({ demanda });
const keyOf = (what: string, ...of: unknown[]) => [OWN_DATA, 'demanda', what, ...of];
const toPage = <T>(data: T[], { total, totalPages }: { total: number; totalPages: number }) => ({
  rows: data,
  total,
  totalPages,
});

/** A month of my store by day. */
export const monthQuery = (mes: string) =>
  queryOptions({
    queryKey: keyOf('month', mes),
    queryFn: async ({ signal }) => (await api.demanda.month({ params: { mes }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** A page of my products of a month. */
export const productsQuery = (mes: string, { orden: sort, page }: DemandFilters) =>
  queryOptions({
    queryKey: keyOf('products', mes, sort, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.demanda.products({ params: { mes }, query: { sort, page }, signal });
      return toPage(data, meta);
    },
    placeholderData: keepPreviousData,
  });

/** What is looked for and nobody has. */
export const wantedQuery = queryOptions({
  queryKey: keyOf('wanted'),
  queryFn: async ({ signal }) => (await api.demanda.wanted({ signal })).data,
});

/** A page of what to order. */
export const reorderQuery = ({ llegada, cubrir, page }: DemandFilters) =>
  queryOptions({
    queryKey: keyOf('reorder', llegada, cubrir, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.demanda.reorder({ query: { llegada, cubrir, page }, signal });
      return toPage(data, meta);
    },
    placeholderData: keepPreviousData,
  });

/** A month's products as a file for spreadsheets. */
export const readMonthFile = (mes: string) => api.demanda.exportMonth({ params: { mes } });
