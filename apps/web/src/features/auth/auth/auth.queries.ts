import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import type { Confirmation, Credentials } from '@tuerca/contracts/auth/auth/schemas';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import type { FactorLogin } from '@tuerca/contracts/auth/auth/security-schemas';
import { client } from '@/lib/api';
import { signIn, signOut } from '@/lib/session';

const api = client({ auth, security });

/** Signs in and keeps the session, or answers the challenge of the second step; after any failure there is no session. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof Credentials>) => (await api.auth.login({ body })).data,
    onSuccess: (answer) => {
      if ('token' in answer) signIn(answer);
    },
    onError: () => signOut(),
  });

/** The second step: signs in with the challenge and a code, and keeps the session. */
export const useFinishLogin = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof FactorLogin>) => (await api.security.login({ body })).data,
    onSuccess: signIn,
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

/** Gives the password again, for sensitive calls of the next minutes. */
export const useConfirmIdentity = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof Confirmation>) => (await api.auth.confirm({ body })).data,
  });

/** Confirms an address once; kept, so that drawing the page again does not ask again. */
export const verifyQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'verify', token],
    queryFn: async ({ signal }) => (await api.auth.verify({ params: { token }, signal })).data,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
