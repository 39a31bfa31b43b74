import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { client } from '@/lib/api';
import { adminKeys } from './admin.keys';

const api = client({ adminUsers });

/** Query of one account with its details. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: adminKeys.user(id),
    queryFn: async ({ signal }) => (await api.adminUsers.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

const isId = (text: string) => /^[\da-f]{24}$/.test(text);

/**
 * Name of the account behind an id in the address (a store or workshop by its business), for the chip of a filter that came by a
 * link: also when no row of the list names it. Undefined while it loads, and for an id that is no account's.
 */
export function useAccountName(id: string): string | undefined {
  const { data } = useQuery({ ...userQuery(id), enabled: isId(id), staleTime: 60_000 });
  return data ? (data.negocio ?? data.nombre) : undefined;
}
