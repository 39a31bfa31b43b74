import { bareLine } from '../../kernel/fields';
import { TOTP_DIGITS } from './limits';
import { AUTH_MESSAGES } from './messages';

/** Characters of a recovery code: no I, L, O or U, mistaken for others or spelling words. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Length of a recovery code, without its dash. */
export const RECOVERY_LENGTH = 10;

const TOTP_FORM = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY_FORM = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** Kind of a code without separators: of the app, for recovery, or neither (null). */
export const kindOfCode = (code: string): 'app' | 'recovery' | null =>
  TOTP_FORM.test(code) ? 'app' : RECOVERY_FORM.test(code) ? 'recovery' : null;
/** A recovery code as it is shown: 'ABCDE-FGHJK'. */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** A code of the authenticator app, or a recovery code, as it is compared. */
export const FactorCode = bareLine(AUTH_MESSAGES.codeMissing)
  .min(1, { error: AUTH_MESSAGES.codeMissing, abort: true })
  .max(40, AUTH_MESSAGES.codeForm)
  .refine((code) => kindOfCode(code) !== null, AUTH_MESSAGES.codeForm);
/** The six digits of the authenticator app. */
export const AppCode = bareLine(AUTH_MESSAGES.codeMissing)
  .min(1, { error: AUTH_MESSAGES.codeMissing, abort: true })
  .max(40, AUTH_MESSAGES.appCodeForm)
  .refine((code) => kindOfCode(code) === 'app', AUTH_MESSAGES.appCodeForm);
