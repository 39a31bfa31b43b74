/** What the owner of an account hears of a session that ended because an old refresh token of it came back. */
export const REUSED_SESSION = {
  title: 'Cerramos una sesión tuya por seguridad',
  happened: (dispositivo: string): string =>
    `${dispositivo}: alguien quiso continuar esa sesión con una copia vieja de su acceso.`,
  next: 'Si usas ese dispositivo, inicia sesión otra vez. Si no lo reconoces, cambia tu contraseña.',
} as const;

/** What the address hears that an account had until an administrator gave it another one. */
export const MOVED_ADDRESS = {
  title: 'Tu cuenta de Tuerca ya no usa este correo',
  happened:
    'Un administrador de Tuerca cambió el correo de tu cuenta: desde ahora entras con el nuevo. Cerramos las sesiones que tenías abiertas.',
  next: 'Si no lo pediste, escríbenos cuanto antes: nuestros datos están al final de cada página, en «Contacto».',
} as const;
