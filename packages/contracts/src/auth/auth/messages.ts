import { CONTACT_EMAIL } from '../../kernel/contact';
import { RESET_LINK_MINUTES, TOTP_DIGITS, VERIFICATION_LINK_HOURS } from './limits';

/** Sentences of signing in and out, registering, changing the password and being refused. */
export const AUTH_MESSAGES = {
  loginFailed: 'Error al iniciar sesión. Inténtelo de nuevo.',
  loggedOut: 'Sesión cerrada correctamente',
  logoutFailed: 'Error al cerrar sesión',
  invalidSession: 'Sesión no válida. Por favor inicie sesión.',
  forbidden: 'No tienes permisos para acceder a esta sección',
  authenticationFailed: 'Error de autenticación',
  noRole: 'No se pudo determinar su rol de usuario.',
  registered: 'Registro exitoso. Por favor, inicia sesión para continuar.',
  registrationFailed: 'Ocurrió un error al registrarse. Por favor, intenta nuevamente.',
  passwordChanged: 'Contraseña actualizada correctamente',
  passwordChangeFailed: 'Error al cambiar la contraseña',
  verificationSent: 'Te enviamos un correo con un enlace nuevo. Ábrelo para verificar tu dirección.',
  verificationFailed: 'No se pudo enviar el correo. Intenta nuevamente.',
  confirmFailed: 'No pudimos confirmar que eres tú. Intenta nuevamente.',
  codeMissing: 'Escribe el código',
  codeForm: `Escribe los ${TOTP_DIGITS} dígitos de tu aplicación o un código de recuperación`,
  appCodeForm: `Escribe los ${TOTP_DIGITS} dígitos que muestra tu aplicación`,
  codeUsed: 'Ese código ya se usó. Espera a que tu aplicación muestre uno nuevo.',
  challengeMissing: 'Vuelve a escribir tu contraseña',
  removalReason: 'Indica el motivo',
  ownFactor: 'Desactiva tu propia verificación en dos pasos desde tu perfil.',
  factorOn: 'Verificación en dos pasos activada',
  factorOff: 'Verificación en dos pasos desactivada',
  factorRemoved: 'Quitaste la verificación en dos pasos de esta cuenta',
  codesRenewed: 'Estos son tus códigos nuevos. Los anteriores ya no sirven.',
  securityFailed: 'No se pudo cargar la seguridad de tu cuenta',
  sessionsFailed: 'No se pudieron cargar tus sesiones',
  factorFailed: 'No se pudo cambiar la verificación en dos pasos. Intenta nuevamente.',
  sessionEnded: 'Sesión cerrada en ese dispositivo',
  otherSessionsEnded: 'Cerraste tus otras sesiones',
  sessionEndFailed: 'No se pudo cerrar la sesión. Intenta nuevamente.',
  passwordsDiffer: 'Las contraseñas no coinciden',
  commonPassword: 'Esa contraseña lleva una palabra muy usada. Elige otra, como tres palabras que no suelan ir juntas.',
  noAccountType: 'Selecciona un tipo de cuenta',
  clientsOnlyAction: 'Esta acción solo está disponible para clientes',
  clientsOnlySection: 'Esta sección solo está disponible para clientes',
  resetRequested: 'Si el correo está registrado, te enviamos un enlace para elegir una nueva contraseña.',
  choosePassword: 'Elige una nueva contraseña',
  factor: 'Verificación en dos pasos',
  newDevice: 'Inicio de sesión desde un dispositivo nuevo',
  currentPassword: 'La contraseña actual no es correcta.',
  invalidLink: 'El enlace no es válido o ya venció. Solicita uno nuevo.',
  usedLink: 'Este enlace ya no sirve',
  resetLinkExpires: `El enlace vence en ${RESET_LINK_MINUTES} minutos`,
  verificationLinkExpires: `El enlace vence en ${VERIFICATION_LINK_HOURS} horas.`,
  appCode: 'Código de tu aplicación',
} as const;

/** Message for a new password that has fewer than `min` characters. */
export const shortPassword = (min: number): string => `La contraseña debe tener al menos ${min} caracteres`;

/** Message to a proven owner of a blocked account, at the sign-in and by mail. */
export const BLOCKED_ACCOUNT = {
  title: 'Tu cuenta de Tuerca está desactivada',
  happened: 'Tu cuenta está desactivada y no puedes entrar por ahora.',
  next: `Escríbenos a ${CONTACT_EMAIL} para saber por qué y qué hacer.`,
} as const;
