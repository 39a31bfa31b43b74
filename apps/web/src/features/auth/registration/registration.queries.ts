import { useMutation } from '@tanstack/react-query';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import type { Registration } from '@tuerca/contracts/auth/auth/registration';
import { client } from '@/lib/api';
import { useKeyOf } from '@/lib/idempotency';

const api = client({ auth });

/** Creates the account. The same data keep their key, so that a lost answer and a second try make one account. */
export function useRegister() {
  const { keyOf } = useKeyOf();
  return useMutation({
    mutationFn: async (body: Registration) => (await api.auth.register({ body, idempotencyKey: keyOf(body) })).data,
  });
}
