import { createContext, useContext } from 'react';

/** Public origin of the product ('https://tuerca.com.ve'); null in the browser, which reads it from its address bar. */
export const OriginContext = createContext<string | null>(null);

/** Returns a function that makes an absolute URL of a path, for metadata that must carry the origin. */
export function useAbsolute(): (path: string) => string {
  const origin = useContext(OriginContext);
  return (path) => `${origin ?? window.location.origin}${path}`;
}
