import Bowser from 'bowser';

/** What a browser says of itself, in a person's words: 'Chrome en Android'. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Dispositivo desconocido';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'Dispositivo desconocido';
  return os.name ? `${browser.name} en ${os.name}` : browser.name;
}
