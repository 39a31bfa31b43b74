import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import { client } from '@/lib/api';
import { adminKeys } from './admin.keys';

const api = client({ adminUsers });

/** One account with what hangs on it. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: adminKeys.user(id),
    queryFn: async ({ signal }) => (await api.adminUsers.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

const isId = (text: string) => /^[\da-f]{24}$/.test(text);

/**
 * What the account behind an id of the address is called (a store or workshop by its business), for the chip of a filter that came
 * by a link: also when no row of the list names it. Undefined until it comes, and for what is no account's id.
 */
export function useAccountName(id: string): string | undefined {
  const { data } = useQuery({ ...userQuery(id), enabled: isId(id), staleTime: 60_000 });
  return data ? (data.negocio ?? data.nombre) : undefined;
}
