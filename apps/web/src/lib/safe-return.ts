/** A return address taken from `?volver=`: only a path of this site, so that a link cannot send somebody elsewhere after signing in. */
export function safeReturn(returnTo: string | null | undefined, fallback: string): string {
  if (!returnTo || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  try {
    const url = new URL(returnTo, 'https://tuerca.invalid');
    return url.origin === 'https://tuerca.invalid' ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
