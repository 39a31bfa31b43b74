import { useMutation } from '@tanstack/react-query';
import { auth } from '@tuerca/contracts/auth/endpoints';
import type { Registration } from '@tuerca/contracts/auth/registration';
import { useRef } from 'react';
import { client } from '../../lib/api';
import { newIdempotencyKey } from '../../lib/idempotency';

const api = client({ auth });

/** Creates the account. The same data keep their key, so that a lost answer and a second try make one account. */
export function useRegister() {
  const attempt = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: async (body: Registration) => {
      const text = JSON.stringify(body);
      if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
      return (await api.auth.register({ body, idempotencyKey: attempt.current.key })).data;
    },
  });
}
