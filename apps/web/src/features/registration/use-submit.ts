import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { notify } from '../../lib/notify';
import { useWait } from '../../lib/use-wait';
import { clearDraft } from './draft';
import { camposDe, payloadOf } from './payload';
import { useRegister } from './registration.queries';
import type { DatosRegistro, ErrorCampo, Tipo } from './registration-types';

/** Sends the account; what is wrong with a field comes back through `correct`. */
export function useSubmit(correct: (errores: ErrorCampo[]) => void) {
  const register = useRegister();
  const wait = useWait();
  const send = (tipo: Tipo, datos: DatosRegistro) => {
    const payload = payloadOf(tipo, datos);
    if ('errors' in payload) return correct(payload.errors);
    register.mutate(payload.body, {
      onSuccess: () => {
        clearDraft();
        notify.ok(AUTH_MESSAGES.registered);
      },
      onError: (error) => {
        wait.note(error);
        correct(camposDe(tipo, error));
      },
    });
  };
  return { register, wait, send };
}
