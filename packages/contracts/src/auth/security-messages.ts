/** What the owner of an account hears of a session that ended because an old refresh token of it came back. */
export const REUSED_SESSION = {
  title: 'Cerramos una sesión tuya por seguridad',
  happened: (dispositivo: string): string =>
    `${dispositivo}: alguien quiso continuar esa sesión con una copia vieja de su acceso. A veces pasa cuando se corta la conexión.`,
  next: 'Si usas ese dispositivo, inicia sesión otra vez. Si no lo reconoces, cambia tu contraseña.',
} as const;
