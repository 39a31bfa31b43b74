const MAX_LENGTH = 100;

/**
 * A sender's name of a file, fit to be shown: no path, no control, invisible or direction-changing characters, at most 100
 * characters with its ending kept. May be empty.
 */
export function cleanFileName(name = ''): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/\s+/g, ' ')
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
