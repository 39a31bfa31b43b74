import { onStorageChange, readText, writeText } from './storage';
import { useStore } from './use-store';

/** Whether less is fetched: as the device says until the person chooses. */
export type DataSaver = 'system' | 'on' | 'off';

const KEY = 'tuerca-ahorro';
const listeners = new Set<() => void>();

const chosen = (): DataSaver => {
  const text = readText(KEY);
  return text === 'on' || text === 'off' ? text : 'system';
};

/** Whether smaller pictures are fetched, and nothing that nobody asked for. In the browser alone. */
export const savesData = (): boolean =>
  chosen() === 'on' ||
  (chosen() === 'system' && !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Tells the worker, which fetches the pictures for every tab. */
export function tellDataSaver(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'save-data', on: savesData() });
}

function choose(value: DataSaver): void {
  writeText(KEY, value === 'system' ? null : value);
  // At once: the next page may be asked for before this one has started to watch its worker.
  tellDataSaver();
  listeners.forEach((listener) => listener());
}

// Another choice, here or in another tab.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStorageChange((key) => {
    if (key === null || key === KEY) listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** What the person chose on this device, and the way to choose another. */
export const useDataSaver = (): [DataSaver, (value: DataSaver) => void] => [
  useStore(subscribe, chosen, 'system'),
  choose,
];
