import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { onKeyChange, readText, writeText } from './storage';
import { useStore } from './use-store';

/** Setting of reduced data use; 'system' follows the device. */
export type DataSaver = 'system' | 'on' | 'off';

const KEY = 'tuerca-ahorro';
// Notifies of every choice, here or in another tab.
const { subscribe, notify } = createListeners((changed) => onKeyChange(KEY, changed));

const chosen = (): DataSaver => {
  const text = readText(KEY);
  return text === 'on' || text === 'off' ? text : 'system';
};

/** Whether to fetch smaller pictures and to skip prefetching. Known in the browser only. */
export const savesData = (): boolean =>
  chosen() === 'on' ||
  (chosen() === 'system' && !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Sends the setting to the service worker, which fetches the pictures for every tab. */
export function postDataSaver(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'save-data', on: savesData() });
}

function choose(value: DataSaver): void {
  writeText(KEY, value === 'system' ? null : value);
  // Immediately: the next page may be requested before this one has started to watch its worker.
  postDataSaver();
  notify();
}

/** Returns this device's data saver setting and its setter. */
export const useDataSaver = (): [DataSaver, (value: DataSaver) => void] => [
  useStore(subscribe, chosen, 'system'),
  choose,
];
