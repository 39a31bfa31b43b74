import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CitaCompletada, DecisionAsunto, PasoPedido } from '@tuerca/contracts/admin/asuntos';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import type { AsuntoFilters } from './asunto-filters';

const api = client({ asuntosAdmin });

/** A page of those that wait, or are settled. */
export const asuntosQuery = ({ estado, page }: AsuntoFilters) =>
  queryOptions({
    queryKey: [...adminKeys.asuntos, 'list', estado, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.asuntosAdmin.list({ query: { estado, page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** One with everything that still moves. */
export const asuntoQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKeys.asuntos, 'one', id],
    queryFn: async ({ signal }) => (await api.asuntosAdmin.get({ params: { id }, signal })).data,
  });

/** Takes an order that is fulfilled all the same one step on. */
export function useAdvance(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ pedidoId, ...body }: PasoPedido & { pedidoId: string }) =>
      api.asuntosAdmin.advance({ params: { id, pedidoId }, body }),
    onSuccess: ({ data }) => cache.setQueryData(asuntoQuery(id).queryKey, data),
    onSettled: () => cache.invalidateQueries({ queryKey: [OWN_DATA, 'admin'] }),
  });
}

/** Completes an appointment that took place all the same. */
export function useAttend(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ citaId, motivo }: CitaCompletada & { citaId: string }) =>
      api.asuntosAdmin.attend({ params: { id, citaId }, body: { motivo } }),
    onSuccess: ({ data }) => cache.setQueryData(asuntoQuery(id).queryKey, data),
    onSettled: () => cache.invalidateQueries({ queryKey: [OWN_DATA, 'admin'] }),
  });
}

/** Decides about some of it, or with null about all that nobody decided. */
export function useDecide(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DecisionAsunto) => api.asuntosAdmin.decide({ params: { id }, body }),
    onSuccess: ({ data }) => cache.setQueryData(asuntoQuery(id).queryKey, data),
    onSettled: () => cache.invalidateQueries({ queryKey: [OWN_DATA, 'admin'] }),
  });
}
