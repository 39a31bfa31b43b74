import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { client } from '@/lib/api';
import { guarded, userMay } from '@/lib/page-access';
import { useUser } from '@/lib/session';
import type { DevolucionFilters } from './devolucion-filters';
import { devolucionKeys } from './devoluciones.keys';

const api = client({ devoluciones });
/** Calls of a return's thread, with the capability that each needs. */
export const THREAD_CALLS = guarded({ message: devoluciones.message });

/** Returns my returns by filters, newest first; the previous page stays on screen while the next one loads. */
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
    // The other party may have changed it.
    staleTime: 0,
  });

/** One return, by id or number. */
export const useDevolucion = (id: string) => useQuery(oneQuery(id));

/** Returns the returnable items of an order, by its id or number, and its returns. */
export const useReturnable = (pedido: string) =>
  useQuery({
    queryKey: devolucionKeys.ofOrder(pedido),
    queryFn: async ({ signal }) => (await api.devoluciones.ofOrder({ params: { id: pedido }, signal })).data,
    staleTime: 0,
  });

/** Returns the number of returns that need a step of my store; 0 for others, without a request. A failure is silent. */
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

/** Mutation of one return: shows its answer, and invalidates all other readings of returns. */
export function useReturnChange<V>(send: (values: V) => Promise<{ data: Devolucion }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => cache.setQueryData(oneQuery(data._id).queryKey, data),
    // Also after a refusal: the other party may have been first.
    onSettled: () => cache.invalidateQueries({ queryKey: devolucionKeys.all }),
  });
}

/** Sends a message to the other party. */
export const useWriteMessage = (id: string) =>
  useReturnChange((body: { texto: string }) => api.devoluciones.message({ params: { id }, body }));
