import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { comisiones } from '@tuerca/contracts/comisiones/endpoints';
import { orderKeys } from '../../entities/orders/orders.keys';
import { client } from '../../lib/api';

const api = client({ comisiones });
const keys = {
  income: [...orderKeys.comisiones, 'income'],
  month: (mes: string, page: number) => [...orderKeys.comisiones, 'month', mes, page],
  payouts: (page: number) => [...orderKeys.comisiones, 'payouts', page],
  payout: (id: string, page: number) => [...orderKeys.comisiones, 'payout', id, page],
} as const;

/** What my store has earned by month, and what it is owed. */
export const incomeQuery = () =>
  queryOptions({
    queryKey: keys.income,
    queryFn: async ({ signal }) => (await api.comisiones.income({ signal })).data,
  });

/** A page of a month's entries. */
export const monthQuery = (mes: string, page: number) =>
  queryOptions({
    queryKey: keys.month(mes, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.comisiones.month({ params: { mes }, query: { page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** A page of my payouts. */
export const payoutsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.payouts(page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.comisiones.payouts({ query: { page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** One payout with a page of its entries. */
export const payoutQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: keys.payout(id, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.comisiones.payout({ params: { id }, query: { page }, signal });
      return { liquidacion: data.liquidacion, rows: data.asientos, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** A month's entries as a file for spreadsheets. */
export const readMonthFile = (mes: string) => api.comisiones.exportMonth({ params: { mes } });
