import { z } from 'zod';
import { Usuario } from '../users/schemas';
import { FactorChallenge } from './security-schemas';

/** Signed in: a bearer token (10 minutes; the refresh token travels in a cookie) and what the web draws. `expira` is when to renew (UTC). */
export const SignedIn = z.object({ token: z.string(), expira: z.iso.datetime(), user: Usuario });
export type SignedIn = z.infer<typeof SignedIn>;

/** Answer to signing in: a session, or the second step's challenge. */
export const LoginAnswer = z.union([SignedIn, FactorChallenge]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
