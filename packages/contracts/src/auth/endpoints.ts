import { z } from 'zod';
import { Registration } from './registration';
import { PASSWORD_MAX } from './limits';
import { Password, Credentials, LinkToken, SignedIn } from './schemas';
import { endpoint } from '../kernel/endpoint';
import { Email } from '../kernel/fields';
import { Usuario } from '../users/schemas';

/** Accounts and sessions: registering, signing in and out, passwords, e-mail addresses. */
export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create a client, store or workshop account',
    body: Registration,
    response: Usuario,
    status: 201,
    idempotent: true,
    errors: ['CORREO_EN_USO', 'DOCUMENTO_EN_USO', 'CLAVE_COMUN'],
    limit: 20,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in; sets the refresh cookie',
    body: Credentials,
    response: SignedIn,
    errors: ['CREDENCIALES', 'DEMASIADAS_SOLICITUDES'],
    limit: 60,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    summary: 'End this session',
    response: z.null(),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed-in',
    summary: 'The signed-in user',
    response: Usuario,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh-token',
    access: 'public',
    summary: 'Rotate the refresh cookie and get a new bearer token',
    response: SignedIn,
    errors: ['SESION_VENCIDA'],
    limit: 120,
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Mail a link to choose a new password; answers the same for unknown addresses',
    body: z.object({ email: Email }),
    response: z.null(),
    limit: 10,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Choose a new password with the mailed token; ends every session',
    body: z.object({ token: LinkToken, password: Password }),
    response: z.null(),
    errors: ['ENLACE_VENCIDO', 'CLAVE_COMUN'],
    limit: 20,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/auth/verify/:token',
    access: 'public',
    summary: 'Confirm an e-mail address',
    params: z.object({ token: LinkToken }),
    response: z.object({ email: z.string() }),
    errors: ['ENLACE_VENCIDO'],
    limit: 30,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/auth/change-password',
    access: 'signed-in',
    summary: 'Change the password; ends the other sessions',
    body: z.object({
      currentPassword: z.string().min(1, 'La contraseña actual es obligatoria').max(PASSWORD_MAX),
      newPassword: Password,
    }),
    response: z.null(),
    errors: ['CLAVE_ACTUAL', 'CLAVE_COMUN'],
    limit: 20,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'signed-in',
    summary: 'Mail a new link that confirms my e-mail address',
    response: z.null(),
    errors: ['CORREO_VERIFICADO'],
    limit: 5,
  }),
};
