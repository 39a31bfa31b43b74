import { createContext, useContext } from 'react';

/** Where the product is reached ('https://tuerca.com.ve'); null in the browser, which knows it from its address bar. */
export const Origin = createContext<string | null>(null);

/** A function that makes a whole address of a path, for metadata that must carry the origin. */
export function useAbsolute(): (path: string) => string {
  const origin = useContext(Origin);
  return (path) => `${origin ?? window.location.origin}${path}`;
}
