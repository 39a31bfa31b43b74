import { useStore } from './use-store';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device says that it is connected. In the browser only. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls back when the device says that it is connected again; returns the way to stop. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Whether the device says that it is connected; true on the server. */
export const useOnline = (): boolean => useStore(subscribe, isOnline, true);
