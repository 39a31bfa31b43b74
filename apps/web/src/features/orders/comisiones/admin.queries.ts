import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { comisionesAdmin } from '@tuerca/contracts/orders/comisiones/admin-endpoints';
import type { Comisiones } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { client, type InputFor } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ comisionesAdmin, tiendasAdmin });
const ADMIN = [OWN_DATA, 'comisiones-admin'] as const;
type PayoutFilters = Pick<NonNullable<InputFor<typeof comisionesAdmin.list>['query']>, 'estado' | 'tiendaId'>;

/** Commissions of stores and workshops, exceptions and history. */
export const commissionRatesQuery = () =>
  queryOptions({
    queryKey: [...ADMIN, 'rates'],
    queryFn: async ({ signal }) => (await api.comisionesAdmin.rates({ signal })).data,
  });

/** A page of what is owed to each store, the largest amount first. */
export const balancesQuery = (page: number) =>
  queryOptions({
    queryKey: [...ADMIN, 'balances', page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.comisionesAdmin.balances({ query: { page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** A page of the payouts of all stores, newest first. */
export const adminPayoutsQuery = (filters: PayoutFilters, page: number) =>
  queryOptions({
    queryKey: [...ADMIN, 'payouts', filters, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.comisionesAdmin.list({ query: { ...filters, page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** One payout with a page of its entries. */
export const adminPayoutQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...ADMIN, 'payout', id, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.comisionesAdmin.get({ params: { id }, query: { page }, signal });
      return { liquidacion: data.liquidacion, rows: data.asientos, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** Stores whose name has these letters, for choosing one. */
export const storeOptionsQuery = (q: string) =>
  queryOptions({
    queryKey: [...ADMIN, 'stores', q],
    queryFn: async ({ signal }) =>
      (await api.tiendasAdmin.list({ query: { q, limit: 20 }, signal })).data.map(({ _id, nombre }) => ({
        value: _id,
        label: nombre,
      })),
    placeholderData: keepPreviousData,
  });

function useKeepRates() {
  const cache = useQueryClient();
  return (rates: Comisiones) => cache.setQueryData(commissionRatesQuery().queryKey, rates);
}

/** Changes commissions or the days before a payout. */
export function useSetRates() {
  const onSuccess = useKeepRates();
  return useMutation({
    mutationFn: async (body: InputFor<typeof comisionesAdmin.setRates>['body']) =>
      (await api.comisionesAdmin.setRates({ body })).data,
    onSuccess,
  });
}

/** Gives a store a commission of its own; null takes it away. */
export function useSetStoreRate() {
  const onSuccess = useKeepRates();
  return useMutation({
    mutationFn: async ({ tiendaId, ...body }: { tiendaId: string; porcentaje: number | null; motivo: string }) =>
      (await api.comisionesAdmin.setStoreRate({ params: { id: tiendaId }, body })).data,
    onSuccess,
  });
}

/** Closes what is ready of a store into a payout. */
export function useClosePayout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, idempotencyKey }: InputFor<typeof comisionesAdmin.close>) =>
      (await api.comisionesAdmin.close({ body, idempotencyKey })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: ADMIN }),
  });
}

/** Marks a payout as paid. */
export function usePayPayout(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: InputFor<typeof comisionesAdmin.pay>['body']) =>
      (await api.comisionesAdmin.pay({ params: { id }, body })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: ADMIN }),
  });
}

/** Files for spreadsheets, each as a call. */
export const adminFiles = {
  rates: () => api.comisionesAdmin.exportRates(),
  balances: () => api.comisionesAdmin.exportBalances(),
  payouts: (query: PayoutFilters) => api.comisionesAdmin.export({ query }),
  entries: (id: string) => api.comisionesAdmin.exportEntries({ params: { id } }),
};
