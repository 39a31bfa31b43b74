import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoSeCumple } from '@tuerca/contracts/admin/asuntos';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { client } from '@/lib/api';
import { adminKeys } from './admin.keys';

const api = client({ asuntosAdmin });

/** What other people wait for from an account: asked anew each time, since it is about to be decided upon. */
export const openThingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKeys.user(id), 'abiertos'],
    queryFn: async ({ signal }) => (await api.asuntosAdmin.open({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** Puts what cannot be kept among what is to be resolved. */
export function useUnkept(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NoSeCumple) => api.asuntosAdmin.unkept({ params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.live }),
  });
}
