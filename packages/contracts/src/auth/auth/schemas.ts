import { z } from 'zod';
import { Email, Id, line } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { FactorCode } from './codes';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits';
import { AUTH_MESSAGES, shortPassword } from './messages';

/** A new password by its length, `min` being the installation's own (PublicConfig.registro.claveMin). */
export const passwordFrom = (min: number) =>
  z
    .string(FIELD_MESSAGES.clave)
    .min(1, FIELD_MESSAGES.clave)
    .min(min, shortPassword(min))
    .max(PASSWORD_MAX, `La contraseña puede tener hasta ${PASSWORD_MAX} caracteres`);
/** A new password as every installation takes it; the API also refuses common ones (CLAVE_COMUN) and may ask for a longer one. */
export const Password = passwordFrom(PASSWORD_MIN);

/** Body of the sign-in; the password is not judged here. */
export const Credentials = z.object({
  email: Email,
  password: z.string(FIELD_MESSAGES.clave).min(1, FIELD_MESSAGES.clave).max(PASSWORD_MAX, FIELD_MESSAGES.credenciales),
});
/** Body of a request for a link to choose a new password. */
export const PasswordRecovery = z.object({ email: Email });
/** A new password with the present one. */
export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'La contraseña actual es obligatoria').max(PASSWORD_MAX),
  newPassword: Password,
});
/** The password again, with a code of the second factor (or a recovery code) where the account has one. */
export const Confirmation = z.object({
  password: z.string(FIELD_MESSAGES.clave).min(1, FIELD_MESSAGES.clave).max(PASSWORD_MAX, FIELD_MESSAGES.clave),
  codigo: FactorCode.optional(),
});
/** Until when (UTC) this session may make sensitive calls. */
export const Confirmed = z.object({ hasta: z.iso.datetime() });
/** Details of REAUTENTICACION_REQUERIDA: what is required. */
export const MissingConfirmation = z.object({ segundoFactor: z.boolean() });
export type MissingConfirmation = z.infer<typeof MissingConfirmation>;

/** Renewal: `usuario` is the account that the page believes signed in. A cookie of another one is refused (SESION_VENCIDA) and cleared. */
export const Renewal = z.object({ usuario: Id.optional() });

/** The token of a mailed link. */
export const LinkToken = line().min(20, AUTH_MESSAGES.invalidLink).max(200, AUTH_MESSAGES.invalidLink);
