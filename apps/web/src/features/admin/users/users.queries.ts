import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminUsers } from '@tuerca/contracts/admin/users-endpoints';
import type {
  CambioRol,
  CambioUsuario,
  EstadoUsuario,
  NuevoUsuario,
  UsuarioDetalle,
} from '@tuerca/contracts/admin/users-schemas';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import { userQuery } from '@/entities/admin/account.queries';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';
import type { UserFilters } from './user-filters';

const api = client({ adminUsers, security });

/** The filters of the address as the call takes them. */
const queryOf = ({ search, role, estado, desde, hasta, sort }: UserFilters) => ({
  search: search || undefined,
  role: role || undefined,
  activo: estado ? (estado === 'activo' ? ('true' as const) : ('false' as const)) : undefined,
  desde: desde || undefined,
  hasta: hasta || undefined,
  sort,
});

/** A page of accounts; the page before stays on screen while the next one comes. */
export const usersQuery = (filters: UserFilters) =>
  queryOptions({
    queryKey: adminKeys.userList(filters),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.adminUsers.list({ query: { ...queryOf(filters), page: filters.page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** The accounts of the same filters as a file. */
export const readUsersFile = (filters: UserFilters) => api.adminUsers.export({ query: queryOf(filters) });

/** A change of one account: its answer is what is shown next, and the lists are read again. */
function useUserChange<V>(send: (values: V) => Promise<{ data: UsuarioDetalle | null; message?: string }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => data && cache.setQueryData(userQuery(data._id).queryKey, data),
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.live }),
  });
}

export const useCreateUser = () => useUserChange((body: NuevoUsuario) => api.adminUsers.create({ body }));
export const useUpdateUser = (id: string) =>
  useUserChange((body: CambioUsuario) => api.adminUsers.update({ params: { id }, body }));
export const useUserState = (id: string) =>
  useUserChange((body: EstadoUsuario) => api.adminUsers.setState({ params: { id }, body }));
export const useUserRole = (id: string) =>
  useUserChange((body: CambioRol) => api.adminUsers.setRole({ params: { id }, body }));
export const useRemoveFactor = (id: string) =>
  useUserChange((body: { motivo: string }) => api.security.removeOf({ params: { id }, body }));
export const useRemoveUser = (id: string) =>
  useUserChange((body: { motivo: string }) => api.adminUsers.remove({ params: { id }, body }));
