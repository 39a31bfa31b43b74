import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import { rateOf } from '@/entities/admin/rates.queries';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import { type AdminOrderFilters, NO_MAXIMUM } from './admin-order-filters';

const api = client({ ordersAdmin });
const ALL = [OWN_DATA, 'admin', 'pedidos'] as const;
const rateQuery = (key: string) => {
  const rate = rateOf(key);
  return rate && { tasa: rate.valor, fechaTasa: rate.fechaValor };
};
const queryOf = ({ estado, sort, q, estadoPago, tienda, cliente, ...rest }: AdminOrderFilters) => ({
  estado,
  sort,
  ...(q && { q }),
  ...(estadoPago !== 'all' && { estadoPago }),
  ...(tienda && { tienda }),
  ...(cliente && { cliente }),
  ...(rest.desde && { desde: rest.desde }),
  ...(rest.hasta && { hasta: rest.hasta }),
  ...rateQuery(rest.tasa),
  ...(rest.montoMin && { montoMin: rest.montoMin }),
  ...(rest.montoMax < NO_MAXIMUM && { montoMax: rest.montoMax }),
});

/** A page of the orders of all stores, with how many stand in each state. */
export const adminOrdersQuery = (filters: AdminOrderFilters) =>
  queryOptions({
    queryKey: [...ALL, 'list', filters],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(filters), page: filters.page };
      const { data, meta } = await api.ordersAdmin.list({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, cuentas: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** The list as a file. */
export const readAdminOrdersFile = (filters: AdminOrderFilters) =>
  api.ordersAdmin.exportAll({ query: queryOf(filters) });

/** One order with all that hangs on it. */
export const adminOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: async ({ signal }) => (await api.ordersAdmin.get({ params: { id }, signal })).data,
  });

/** Cancels an order, with the reason that both parties read. */
export function useAdminCancelOrder(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (motivo: string) => api.ordersAdmin.cancel({ params: { id }, body: { motivo } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [OWN_DATA, 'admin'] }),
  });
}
