/** Whether somebody may be looking at the page: its tab is in front. In the browser only. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back whenever the page comes to the front or goes; returns the way to stop. */
export function onPageVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
