import { queryOptions } from '@tanstack/react-query';
import { status } from '@tuerca/contracts/admin/status-endpoints';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';

const api = client({ status });
const EVERY_MS = 30_000;

/** Query of the system's status, polled every 30 seconds. */
export const statusQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.all, 'status'],
    queryFn: async ({ signal }) => (await api.status.get({ signal })).data,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
