/** Sentences of signing in and out, registering, changing the password and being refused. */
export const AUTH_MESSAGES = {
  loginFailed: 'Error al iniciar sesión. Inténtelo de nuevo.',
  loggedOut: 'Sesión cerrada correctamente',
  logoutFailed: 'Error al cerrar sesión',
  logoutFailedRetry: 'Error al cerrar sesión. Inténtalo de nuevo.',
  invalidSession: 'Sesión no válida. Por favor inicie sesión.',
  noUserData: 'No se pudieron obtener los datos del usuario.',
  forbidden: 'No tienes permisos para acceder a esta sección',
  authenticationFailed: 'Error de autenticación',
  noRole: 'No se pudo determinar su rol de usuario.',
  registered: 'Registro exitoso. Por favor, inicia sesión para continuar.',
  registrationFailed: 'Ocurrió un error al registrarse. Por favor, intenta nuevamente.',
  passwordChanged: 'Contraseña actualizada correctamente',
  passwordChangeFailed: 'Error al cambiar la contraseña',
  verificationSent: 'Te enviamos un correo con un enlace nuevo. Ábrelo para verificar tu dirección.',
  verificationFailed: 'No se pudo enviar el correo. Intenta nuevamente.',
  passwordsDiffer: 'Las contraseñas no coinciden',
  noAccountType: 'Selecciona un tipo de cuenta',
  clientsOnlyAction: 'Esta acción solo está disponible para clientes',
  clientsOnlySection: 'Esta sección solo está disponible para clientes',
} as const;

/** What a new password is told that has fewer than `min` characters. */
export const shortPassword = (min: number): string => `La contraseña debe tener al menos ${min} caracteres`;
