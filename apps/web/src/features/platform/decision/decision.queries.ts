import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reportes } from '@tuerca/contracts/platform/reportes/endpoints';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ reportes });

/** Query of a decision on something of mine. */
export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN_DATA, 'decision', id],
    queryFn: async ({ signal }) => (await api.reportes.decision({ params: { id }, signal })).data,
  });

/** Sends the only answer to it. */
export function useAppeal(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (texto: string) => api.reportes.appeal({ params: { id }, body: { texto } }),
    onSuccess: ({ data }) => cache.setQueryData(decisionQuery(id).queryKey, data),
  });
}
