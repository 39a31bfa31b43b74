import { AUTH_ERRORS } from '@tuerca/contracts/auth/auth/errors';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { ApiError, messageOf, NetworkError } from '@/lib/api-error';

/** The sentence for a failed sign-in, by the specification's catalogue. */
export function loginMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return AUTH_ERRORS.CREDENCIALES.message;
  if (error instanceof ApiError) return messageOf(error, AUTH_MESSAGES.loginFailed);
  if (error instanceof NetworkError) return REQUEST_MESSAGES.offline;
  return REQUEST_MESSAGES.failed;
}
