/** What public/boot.js listens to. */
const READY = 'tuerca:ready';

/** Tells that the page is alive. */
export const tellReady = (): void => void document.dispatchEvent(new Event(READY));

/** Calls back once, when what the page does first has been begun. */
export const onceReady = (then: () => void): void =>
  document.addEventListener(READY, () => void setTimeout(then), { once: true });
