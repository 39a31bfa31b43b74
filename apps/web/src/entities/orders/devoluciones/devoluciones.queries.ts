import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { client } from '@/lib/api';
import { guarded, userMay } from '@/lib/page-access';
import { useUser } from '@/lib/session';
import type { DevolucionFilters } from './devolucion-filters';
import { devolucionKeys } from './devoluciones.keys';

const api = client({ devoluciones });
/** What the thread of a return offers, to whose position makes the call. */
export const THREAD_CALLS = guarded({ message: devoluciones.message });

/** My returns by filters, newest first; the page before stays on screen while the next one comes. */
export const useDevoluciones = ({ page, search, estado }: DevolucionFilters) =>
  useQuery({
    queryKey: devolucionKeys.list({ page, search, estado }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.devoluciones.list({ query: { page, q: search, estado }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, counts: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

const oneQuery = (id: string) =>
  queryOptions({
    queryKey: devolucionKeys.one(id),
    queryFn: async ({ signal }) => (await api.devoluciones.get({ params: { id }, signal })).data,
    // The other party may have moved it.
    staleTime: 0,
  });

/** One return, by id or number. */
export const useDevolucion = (id: string) => useQuery(oneQuery(id));

/** What can still be returned of an order, by its id or number, and what was. */
export const useReturnable = (pedido: string) =>
  useQuery({
    queryKey: devolucionKeys.ofOrder(pedido),
    queryFn: async ({ signal }) => (await api.devoluciones.ofOrder({ params: { id: pedido }, signal })).data,
    staleTime: 0,
  });

/** How many returns wait for what my store does next; 0 for others, who are never asked. A failure is silent: it is only a figure. */
export function useWaitingReturns(): number {
  const user = useUser();
  const query = useQuery({
    queryKey: devolucionKeys.waiting,
    queryFn: async ({ signal }) => (await api.devoluciones.list({ query: { limit: 1 }, signal })).meta.cuentas,
    enabled: user?.role === 'store' && userMay(user, ['devoluciones', 'preparacion']),
    select: ({ solicitada, recibida }) => solicitada + recibida,
    staleTime: 60_000,
  });
  return query.data ?? 0;
}

/** A change of one return: its answer is what is shown next, and whatever else shows returns is read again. */
export function useReturnChange<V>(send: (values: V) => Promise<{ data: Devolucion }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => cache.setQueryData(oneQuery(data._id).queryKey, data),
    // Refused, it is read again, too: the other party may have been first.
    onSettled: () => cache.invalidateQueries({ queryKey: devolucionKeys.all }),
  });
}

/** Writes to the other party. */
export const useWriteMessage = (id: string) =>
  useReturnChange((body: { texto: string }) => api.devoluciones.message({ params: { id }, body }));
