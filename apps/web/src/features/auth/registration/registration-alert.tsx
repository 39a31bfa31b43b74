import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { ApiError, NetworkError } from '@/lib/api-error';
import { FormAlert } from '@/ui/form-alert';

interface RegistrationAlertProps {
  error: unknown;
  waitUntil: string | null;
  onWaited: () => void;
}

const spoken = (error: unknown): string =>
  error instanceof ApiError && !error.silent && error.code !== 'RESPUESTA_INVALIDA'
    ? error.message
    : AUTH_MESSAGES.registrationFailed;

/** Why the account was not made. */
export const RegistrationAlert = ({ error, waitUntil, onWaited }: RegistrationAlertProps) => (
  <FormAlert message={spoken(error)} waitUntil={waitUntil} onWaited={onWaited}>
    {error instanceof NetworkError && REQUEST_MESSAGES.offline}
  </FormAlert>
);
