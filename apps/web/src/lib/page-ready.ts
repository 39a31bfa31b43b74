/** Event that public/boot.js listens to. */
const READY = 'tuerca:ready';

/** Reports that the page is hydrated. */
export const announceReady = (): void => void document.dispatchEvent(new Event(READY));

/** Calls back once, after the page's first work has begun. */
export const onceReady = (then: () => void): void =>
  document.addEventListener(READY, () => void setTimeout(then), { once: true });
