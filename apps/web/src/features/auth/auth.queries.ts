import { queryOptions, useMutation } from '@tanstack/react-query';
import { auth } from '@tuerca/contracts/auth/endpoints';
import type { Credentials } from '@tuerca/contracts/auth/schemas';
import type { z } from 'zod';
import { client } from '../../lib/api';
import { signIn, signOut } from '../../lib/session';

const api = client({ auth });

/** Signs in and keeps the session; after any failure there is none. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof Credentials>) => (await api.auth.login({ body })).data,
    onSuccess: signIn,
    onError: () => signOut(),
  });

/** Asks for a mailed link; resolves to the server's sentence, the same whether the address is known or not. */
export const useForgot = () =>
  useMutation({ mutationFn: async (email: string) => (await api.auth.forgot({ body: { email } })).message });

/** Chooses a new password with the mailed token. The server ends every session, so this tab's ends too. */
export const useReset = (token: string) =>
  useMutation({
    mutationFn: async (password: string) => (await api.auth.reset({ body: { token, password } })).message,
    onSuccess: () => signOut(),
  });

/** Confirms an address once; kept, so that drawing the page again does not ask again. */
export const verifyQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'verify', token],
    queryFn: async ({ signal }) => (await api.auth.verify({ params: { token }, signal })).data,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
