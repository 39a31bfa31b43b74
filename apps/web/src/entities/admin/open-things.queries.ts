import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoSeCumple } from '@tuerca/contracts/admin/asuntos';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { client } from '@/lib/api';
import { adminKeys } from './admin.keys';

const api = client({ asuntosAdmin });

/** Query of an account's open orders and appointments: always fetched anew, since a decision depends on them. */
export const openThingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKeys.user(id), 'abiertos'],
    queryFn: async ({ signal }) => (await api.asuntosAdmin.open({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** Reports items that cannot be fulfilled as matters to resolve. */
export function useUnkept(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NoSeCumple) => api.asuntosAdmin.unkept({ params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.live }),
  });
}
