import { useEffect } from 'react';
import { announceReady } from './page-ready';
import { useHydrated } from './use-hydrated';

/**
 * Tells public/boot.js that it may stop, once the page is hydrated and its stored data are rendered: `useStore` reads them in the same
 * step. Renders nothing.
 */
export function Ready() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const frame = requestAnimationFrame(announceReady);
    return () => cancelAnimationFrame(frame);
  }, [hydrated]);
  return null;
}
