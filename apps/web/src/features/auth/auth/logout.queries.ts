import { useMutation } from '@tanstack/react-query';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { call } from '@/lib/api';
import { notify } from '@/lib/notify';
import { signOut } from '@/lib/session';

/** Ends the session on the server and here; here also when the server cannot be reached. */
export const useLogout = (onDone?: () => void) =>
  useMutation({
    // Loaded when somebody leaves: the registration's shapes are no part of the first page.
    mutationFn: async () => call((await import('@tuerca/contracts/auth/auth/endpoints')).auth.logout),
    onSuccess: () => notify.ok(AUTH_MESSAGES.loggedOut),
    onError: () => notify.error(AUTH_MESSAGES.logoutFailed),
    onSettled: () => {
      signOut();
      onDone?.();
    },
  });
