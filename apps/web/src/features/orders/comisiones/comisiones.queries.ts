import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { comisiones, comisionesTaller } from '@tuerca/contracts/orders/comisiones/endpoints';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';
import type { IncomeOf } from './use-income-of';

const api = client({ comisiones, comisionesTaller });
const callsOf = (of: IncomeOf) => (of === 'workshop' ? api.comisionesTaller : api.comisiones);
const keys = {
  income: [...orderKeys.comisiones, 'income'],
  month: (mes: string, page: number) => [...orderKeys.comisiones, 'month', mes, page],
  payouts: (page: number) => [...orderKeys.comisiones, 'payouts', page],
  payout: (id: string, page: number) => [...orderKeys.comisiones, 'payout', id, page],
} as const;

/** Query of my business' income by month, and its balance. */
export const incomeQuery = (of: IncomeOf) =>
  queryOptions({
    queryKey: keys.income,
    queryFn: async ({ signal }) => (await callsOf(of).income({ signal })).data,
  });

/** Query of a page of a month's entries. */
export const incomeMonthQuery = (of: IncomeOf, mes: string, page: number) =>
  queryOptions({
    queryKey: keys.month(mes, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await callsOf(of).month({ params: { mes }, query: { page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** Query of a page of my payouts. */
export const payoutsQuery = (of: IncomeOf, page: number) =>
  queryOptions({
    queryKey: keys.payouts(page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await callsOf(of).payouts({ query: { page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** Query of one payout with a page of its entries. */
export const payoutQuery = (of: IncomeOf, id: string, page: number) =>
  queryOptions({
    queryKey: keys.payout(id, page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await callsOf(of).payout({ params: { id }, query: { page }, signal });
      return { liquidacion: data.liquidacion, rows: data.asientos, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** Fetches a month's entries as a spreadsheet file. */
export const readIncomeFile = (of: IncomeOf, mes: string) => callsOf(of).exportMonth({ params: { mes } });
