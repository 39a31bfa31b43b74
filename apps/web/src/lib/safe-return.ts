/** A return address taken from `?volver=`: only a path of this site, so that a link cannot send somebody elsewhere after signing in. */
export function safeReturn(volver: string | null | undefined, fallback: string): string {
  if (!volver || !/^\/(?![/\\])/.test(volver)) return fallback;
  try {
    const url = new URL(volver, 'https://tuerca.invalid');
    return url.origin === 'https://tuerca.invalid' ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
