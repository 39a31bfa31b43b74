import { z } from 'zod';
import { requiredReason } from '../../kernel/fields';
import { FactorCode } from './codes';
import { RECOVERY_CODES } from './limits';
import { AUTH_MESSAGES } from './messages';

const instant = z.iso.datetime();

/** The password was right and a code is missing: there is no session yet. `desafio` is sent back with the code, within minutes. */
export const FactorChallenge = z.object({ segundoFactor: z.literal(true), desafio: z.string(), expira: instant });
export type FactorChallenge = z.infer<typeof FactorChallenge>;
/** The second step of signing in. */
export const FactorLogin = z.object({
  desafio: z.string().min(20, AUTH_MESSAGES.challengeMissing).max(200, AUTH_MESSAGES.challengeMissing),
  codigo: FactorCode,
});

/** Protection of an account. `exigido`: its role must have a second factor. */
export const Security = z.object({
  segundoFactor: z.object({
    activo: z.boolean(),
    desde: instant.nullable(),
    codigosRestantes: z.number().int().min(0).max(RECOVERY_CODES),
    exigido: z.boolean(),
  }),
});
export type Security = z.infer<typeof Security>;
/** Secret for an authenticator app: `uri` as a QR drawing, `secreto` (base32) typed by hand. */
export const FactorSetup = z.object({ secreto: z.string(), uri: z.string() });
export type FactorSetup = z.infer<typeof FactorSetup>;
/** Recovery codes, shown this once; only their digests are kept. */
export const RecoveryCodes = z.object({ codigos: z.array(z.string()).length(RECOVERY_CODES) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
/** Why an administrator takes away somebody's second factor. */
export const FactorRemoval = z.object({ motivo: requiredReason(AUTH_MESSAGES.removalReason) });

/** A device on which the account is signed in. `ultimoUso` is at most some 10 minutes old; `actual` is the caller's. */
export const OpenSession = z.object({
  _id: z.string(),
  dispositivo: z.string(),
  creada: instant,
  ultimoUso: instant,
  actual: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
