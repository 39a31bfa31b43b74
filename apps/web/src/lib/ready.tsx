import { useEffect } from 'react';

/** Tells public/boot.js, once the page is alive and what is stored in the browser has been drawn, that it may step back. Draws nothing. */
export function Ready() {
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.dispatchEvent(new Event('tuerca:ready')));
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
