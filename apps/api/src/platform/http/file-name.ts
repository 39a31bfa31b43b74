import { oneLine } from '@tuerca/contracts/kernel/written';

const MAX_LENGTH = 100;

/**
 * A sender's name of a file, fit to be shown: no path, nothing that is not seen, at most 100 characters with its
 * ending kept. May be empty.
 */
export function cleanFileName(name = ''): string {
  const plain = oneLine(name.normalize('NFC'))
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '')
    .trim()
    .replace(/^\.+/, '');
  if (plain.length <= MAX_LENGTH) return plain;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, MAX_LENGTH - ending.length).trim() + ending;
}

/** The header that makes a file a download of this name, whatever its letters. */
export function attachmentNamed(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
