import Bowser from 'bowser';

/** Readable name of a browser: 'Chrome en Android'. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return 'Dispositivo desconocido';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'Dispositivo desconocido';
  return os.name ? `${browser.name} en ${os.name}` : browser.name;
}
