import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { equipo } from '@tuerca/contracts/auth/equipo/endpoints';
import type { AceptarInvitacion, NuevoIntegrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ equipo });
const KEY = [OWN_DATA, 'equipo'] as const;

/** Query of my team and open invitations, as the one page of a table. */
export const teamQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const rows = (await api.equipo.list({ signal })).data;
      return { rows, total: rows.length, totalPages: 1 };
    },
  });

/** Mutation of the team; resolves to the server's message, and invalidates the list. */
function useChange<Input>(change: (input: Input) => Promise<{ message?: string }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).message,
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

export const useInvite = () => useChange((body: NuevoIntegrante) => api.equipo.invite({ body }));
export const useSetCargo = (id: string) =>
  useChange((cargo: Cargo) => api.equipo.setCargo({ params: { id }, body: { cargo } }));
export const useResend = () => useChange((id: string) => api.equipo.resend({ params: { id } }));
export const useRemoveTeamMember = () => useChange((id: string) => api.equipo.remove({ params: { id } }));

/** Query of a mailed invitation; cached for good, so that a remount does not ask again. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['equipo', 'invitacion', token],
    queryFn: async ({ signal }) => (await api.equipo.invitation({ params: { token }, signal })).data,
    staleTime: Infinity,
    retry: false,
  });

export const useAccept = (token: string) =>
  useMutation({
    mutationFn: async (body: AceptarInvitacion) => (await api.equipo.accept({ params: { token }, body })).message,
  });
