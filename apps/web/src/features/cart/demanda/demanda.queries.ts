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

/** Query of a month of my store, by day. */
export const demandMonthQuery = (mes: string) =>
  queryOptions({
    queryKey: keyOf('month', mes),
    queryFn: async ({ signal }) => (await api.demanda.month({ params: { mes }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Query of a page of my products in a month. */
export const productsQuery = (mes: string, { orden: sort, page }: DemandFilters) =>
  queryOptions({
    queryKey: keyOf('products', mes, sort, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.demanda.products({ params: { mes }, query: { sort, page }, signal });
      return toPage(data, meta);
    },
    placeholderData: keepPreviousData,
  });

/** Query of demand that nobody can meet. */
export const wantedQuery = queryOptions({
  queryKey: keyOf('wanted'),
  queryFn: async ({ signal }) => (await api.demanda.wanted({ signal })).data,
});

/** Query of a page of orders to make. */
export const reorderQuery = ({ llegada, cubrir, page }: DemandFilters) =>
  queryOptions({
    queryKey: keyOf('reorder', llegada, cubrir, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.demanda.reorder({ query: { llegada, cubrir, page }, signal });
      return toPage(data, meta);
    },
    placeholderData: keepPreviousData,
  });

/** Fetches a month's products as a spreadsheet file. */
export const readDemandFile = (mes: string) => api.demanda.exportMonth({ params: { mes } });
