import { useQuery } from '@tanstack/react-query';
import { admin } from '@tuerca/contracts/admin/endpoints';
import type { Pendientes } from '@tuerca/contracts/admin/schemas';
import { client } from '@/lib/api';
import { useRole } from '@/lib/session';
import { adminKeys } from './admin.keys';

const api = client({ admin });

/** Returns the number of pending items in each queue of the office; empty for other roles, without a request. A failure is silent. */
export function usePendingWork(): Partial<Pendientes> {
  const role = useRole();
  const query = useQuery({
    queryKey: adminKeys.pending,
    queryFn: async ({ signal }) => (await api.admin.pending({ signal })).data,
    enabled: role === 'admin',
    staleTime: 60_000,
  });
  return query.data ?? {};
}
