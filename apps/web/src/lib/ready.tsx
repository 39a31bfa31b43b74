import { useEffect } from 'react';
import { tellReady } from './page-ready';
import { useHydrated } from './use-hydrated';

/**
 * Tells public/boot.js, once the page is alive and what is stored in the browser has been drawn, that it may step back: what
 * `useStore` reads comes into the page together with this. Draws nothing.
 */
export function Ready() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const frame = requestAnimationFrame(tellReady);
    return () => cancelAnimationFrame(frame);
  }, [hydrated]);
  return null;
}
