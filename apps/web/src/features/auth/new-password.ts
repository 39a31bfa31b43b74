import { Password } from '@tuerca/contracts/auth/schemas';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { z } from 'zod';

/** A password typed twice; the second one never leaves the browser. */
export const NuevaClave = z
  .object({ password: Password, confirmacion: z.string() })
  .refine(({ password, confirmacion }) => password === confirmacion, {
    path: ['confirmacion'],
    error: AUTH_MESSAGES.passwordsDiffer,
    // Also beside other wrong fields, which would otherwise keep this one silent until they are right.
    when: () => true,
  });
