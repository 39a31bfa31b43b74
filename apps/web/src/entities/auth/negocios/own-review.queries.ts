import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revisionPropia } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ revisionPropia });
const KEY = [OWN_DATA, 'negocio', 'revision'] as const;

/** The check of my store or workshop, and what it lacks. */
export const useOwnReview = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.revisionPropia.get({ signal })).data,
  });

/** Sends it to be checked again. */
export function useSendReview() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.revisionPropia.send()).data,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
