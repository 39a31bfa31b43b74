import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { notify } from '@/lib/notify';
import { useWait } from '@/lib/use-wait';
import { clearRegistrationDraft } from './draft';
import { fieldProblemsOf, payloadOf } from './payload';
import { useRegister } from './registration.queries';
import type { AccountType, FieldProblem, RegistrationValues } from './registration-types';

/** Sends the account; what is wrong with a field comes back through `correct`. */
export function useSubmit(correct: (problems: FieldProblem[]) => void) {
  const register = useRegister();
  const wait = useWait();
  const send = (accountType: AccountType, values: RegistrationValues) => {
    const payload = payloadOf(accountType, values);
    if ('errors' in payload) return correct(payload.errors);
    register.mutate(payload.body, {
      onSuccess: () => {
        clearRegistrationDraft();
        notify.ok(AUTH_MESSAGES.registered);
      },
      onError: (error) => {
        wait.note(error);
        correct(fieldProblemsOf(accountType, error));
      },
    });
  };
  return { register, wait, send };
}
