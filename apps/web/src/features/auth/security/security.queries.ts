import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import type { Security } from '@tuerca/contracts/auth/auth/security-schemas';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ security });

/** Whether my account has a second factor, and how many recovery codes are left. */
export const securityQuery = () =>
  queryOptions({
    queryKey: [OWN_DATA, 'security', 'state'],
    queryFn: async ({ signal }) => (await api.security.state({ signal })).data,
    staleTime: 0,
  });

/** The devices on which I am signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [OWN_DATA, 'security', 'sessions'],
    queryFn: async ({ signal }) => (await api.security.sessions({ signal })).data,
    staleTime: 0,
  });

/** Prepares a secret for the authenticator app. */
export const usePrepareFactor = () =>
  useMutation({ mutationFn: async () => (await api.security.prepare()).data, gcTime: 0 });

/** Switches the second factor on; answers the recovery codes. */
export function useActivateFactor() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (codigo: string) => (await api.security.activate({ body: { codigo } })).data.codigos,
    // A refused call may have succeeded in an earlier attempt whose answer was lost.
    onSettled: () => cache.invalidateQueries({ queryKey: securityQuery().queryKey }),
    gcTime: 0,
  });
}

/** New recovery codes in place of the old ones. */
export function useRenewCodes() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.security.renewCodes()).data.codigos,
    onSuccess: () => cache.invalidateQueries({ queryKey: securityQuery().queryKey }),
    gcTime: 0,
  });
}

/** Switches the second factor off. */
export function useDeactivateFactor() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.security.deactivate()).data,
    onSuccess: (state: Security) => cache.setQueryData(securityQuery().queryKey, state),
  });
}

/** Signs out on another device, or without its id on all others; resolves to the server's sentence. */
export function useEndSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id?: string) =>
      (await (id === undefined ? api.security.endOtherSessions() : api.security.endSession({ params: { id } })))
        .message,
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
