import { z } from 'zod';
import { CLAVE_MAX, CLAVE_MIN } from './limits';
import { Correo } from '../kernel/fields';
import { CAMPOS } from '../kernel/messages';
import { Usuario } from '../users/schemas';

export const Clave = z
  .string(CAMPOS.clave)
  .min(1, CAMPOS.clave)
  .min(CLAVE_MIN, `La contraseña debe tener al menos ${CLAVE_MIN} caracteres`)
  .max(CLAVE_MAX, `La contraseña puede tener hasta ${CLAVE_MAX} caracteres`);

export const Credenciales = z.object({
  email: Correo,
  password: z.string(CAMPOS.clave).min(1, CAMPOS.clave).max(CLAVE_MAX, CAMPOS.credenciales),
});
/** Signed in: a bearer token (10 minutes; the refresh token travels in a cookie) and what the web draws. `expira` is when to renew (UTC). */
export const SesionIniciada = z.object({ token: z.string(), expira: z.iso.datetime(), user: Usuario });
export type SesionIniciada = z.infer<typeof SesionIniciada>;

export const LinkToken = z
  .string()
  .trim()
  .min(20, 'El enlace no es válido o ya venció. Solicita uno nuevo.')
  .max(200, 'El enlace no es válido o ya venció. Solicita uno nuevo.');
