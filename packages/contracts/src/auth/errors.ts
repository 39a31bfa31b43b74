import { AUTH_MESSAGES } from './messages';
import { defineErrors, failure } from '../kernel/error-definition';
import { FIELD_MESSAGES } from '../kernel/messages';

/** Errors of sessions, accounts and links. */
export const AUTH_ERRORS = defineErrors({
  CREDENCIALES: failure(
    401,
    FIELD_MESSAGES.credenciales,
    'Unknown e-mail, wrong password or inactive account.',
    'Try again or recover the password.',
  ),
  SESION_REQUERIDA: failure(401, 'Debes iniciar sesión para continuar.', 'No access token.', 'Sign in.'),
  SESION_VENCIDA: failure(
    401,
    'Tu sesión venció. Inicia sesión nuevamente.',
    'The token is expired, revoked or not ours.',
    'Refresh once, else sign in.',
  ),
  SIN_PERMISO: failure(
    403,
    AUTH_MESSAGES.forbidden,
    'The role may not make this call.',
    'Use an account of the right role.',
  ),
  CORREO_EN_USO: failure(
    409,
    'Ya existe una cuenta con este correo electrónico. Inicia sesión o recupera tu contraseña.',
    'The e-mail is taken.',
    'Sign in.',
  ),
  DOCUMENTO_EN_USO: failure(
    409,
    'Ya existe una cuenta con este documento. Inicia sesión o escríbenos.',
    'The cédula or RIF is taken.',
    'Sign in.',
  ),
  ENLACE_VENCIDO: failure(
    400,
    'El enlace no es válido o ya venció. Solicita uno nuevo.',
    'The token was used, expired or never existed.',
    'Ask for a new link.',
  ),
  CLAVE_ACTUAL: failure(
    400,
    'La contraseña actual no es correcta.',
    'Wrong current password (never 401).',
    'Type it again.',
  ),
  CLAVE_COMUN: failure(
    400,
    'Esa contraseña es muy común. Elige otra.',
    'The password is on the blocklist.',
    'Choose another.',
  ),
  CORREO_VERIFICADO: failure(409, 'Tu correo electrónico ya está verificado.', 'Nothing to resend.', '-'),
});
