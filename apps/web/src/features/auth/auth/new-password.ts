import { z } from 'zod';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { passwordFrom } from '@tuerca/contracts/auth/auth/schemas';

/** A password of at least `min` characters, typed twice; the second one never leaves the browser. */
export const newPassword = (min: number) =>
  z
    .object({ password: passwordFrom(min), confirmation: z.string() })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: AUTH_MESSAGES.passwordsDiffer,
      // Also beside other wrong fields, which would otherwise keep this one silent until they are right.
      when: () => true,
    });
