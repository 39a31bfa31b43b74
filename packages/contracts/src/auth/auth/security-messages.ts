/** Notice of a session that was ended because an old refresh token of it came back, to the account's owner. */
export const REUSED_SESSION = {
  title: 'Cerramos una sesión tuya por seguridad',
  happened: (dispositivo: string): string =>
    `${dispositivo}: alguien quiso continuar esa sesión con una copia vieja de su acceso.`,
  next: 'Si usas ese dispositivo, inicia sesión otra vez. Si no lo reconoces, cambia tu contraseña.',
} as const;

/** Mail to the address that an account had before an administrator changed it. */
export const MOVED_ADDRESS = {
  title: 'Tu cuenta de Tuerca ya no usa este correo',
  happened:
    'Un administrador de Tuerca cambió el correo de tu cuenta: desde ahora entras con el nuevo. Cerramos las sesiones que tenías abiertas.',
  next: 'Si no lo pediste, escríbenos cuanto antes: nuestros datos están al final de cada página, en «Contacto».',
} as const;
