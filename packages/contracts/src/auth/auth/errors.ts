import { defineErrors, failure } from '../../kernel/error-definition';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { REAUTH_MINUTES } from './limits';
import { AUTH_MESSAGES, BLOCKED_ACCOUNT } from './messages';

/** Errors of sessions, accounts and links. */
export const AUTH_ERRORS = defineErrors({
  CREDENCIALES: failure(
    401,
    FIELD_MESSAGES.credenciales,
    'Unknown e-mail or wrong password.',
    'Try again or recover the password.',
  ),
  CUENTA_DESACTIVADA: failure(
    403,
    `${BLOCKED_ACCOUNT.happened} ${BLOCKED_ACCOUNT.next}`,
    'The password, and the code where there is a second factor, are right, and an administrator has blocked the account.',
    'Write to the platform.',
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
  CARGO_NO_PERMITE: failure(
    403,
    'Tu cargo no permite hacer esto. Pídeselo a quien dirige el negocio.',
    "A member of a store's or workshop's team, whose position does not have the call's capability.",
    'Ask the owner, or to be given another position.',
  ),
  REAUTENTICACION_REQUERIDA: failure(
    403,
    'Confirma tu contraseña para hacer este cambio.',
    `A sensitive call, and this session has not given its password within the last ${REAUTH_MINUTES} minutes; \`data.segundoFactor\` says whether a code is asked for, too.`,
    'POST /api/auth/confirmar, then send the same call again.',
  ),
  CODIGO_INCORRECTO: failure(
    400,
    'El código no es correcto. Revisa la hora de tu teléfono e intenta nuevamente.',
    'No code of the account, one of another time, or one that was used.',
    'Type the next code, or a recovery code.',
  ),
  DESAFIO_VENCIDO: failure(
    400,
    'Pasó el tiempo para escribir el código. Vuelve a escribir tu contraseña.',
    'The challenge of the first step is used, over, or never was.',
    'Sign in again with the password.',
  ),
  SEGUNDO_FACTOR_ACTIVO: failure(
    409,
    'Ya tienes activada la verificación en dos pasos.',
    'The second factor is on.',
    'Switch it off first to change the device.',
  ),
  SEGUNDO_FACTOR_INACTIVO: failure(
    409,
    'La verificación en dos pasos no está activada.',
    'There is no second factor, or none was prepared.',
    'Prepare one first.',
  ),
  SEGUNDO_FACTOR_EXIGIDO: failure(
    409,
    'La plataforma exige la verificación en dos pasos a los administradores.',
    'The configuration demands it of administrators (segundo_factor_admin).',
    'Switch the demand off first.',
  ),
  SEGUNDO_FACTOR_REQUERIDO: failure(
    403,
    'Activa la verificación en dos pasos en tu perfil para seguir.',
    'An administrator without a second factor, while the configuration demands one (segundo_factor_admin).',
    'Set it up: POST /api/auth/segundo-factor/preparar, then activar.',
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
    AUTH_MESSAGES.invalidLink,
    'The token was used, expired or never existed.',
    'Ask for a new link.',
  ),
  CLAVE_ACTUAL: failure(400, AUTH_MESSAGES.currentPassword, 'Wrong current password (never 401).', 'Type it again.'),
  CLAVE_COMUN: failure(400, AUTH_MESSAGES.commonPassword, 'The password is on the blocklist.', 'Choose another.'),
  CORREO_VERIFICADO: failure(409, 'Tu correo electrónico ya está verificado.', 'Nothing to resend.', '-'),
});
