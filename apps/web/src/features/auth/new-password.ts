import { Password } from '@tuerca/contracts/auth/schemas';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { z } from 'zod';

/** A password typed twice; the second one never leaves the browser. */
export const NewPassword = z
  .object({ password: Password, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: AUTH_MESSAGES.passwordsDiffer,
    // Also beside other wrong fields, which would otherwise keep this one silent until they are right.
    when: () => true,
  });
