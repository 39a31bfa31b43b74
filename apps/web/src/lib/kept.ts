import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { caracasDate, formatFechaHora, formatHora } from '@tuerca/contracts/venezuela/caracas';
import { useStore } from './use-store';

/** Header and page value set by public/sw.js on an answer from its cache: when it was stored (epoch ms). */
const HEADER = 'X-Tuerca-Kept';
const { subscribe, notify } = createListeners();
let oldest: number | null | undefined;
/** Time at which the latest cached reading arrived (epoch ms). */
let latestArrival = 0;

const ofPage = (): number | null => {
  const text = typeof document === 'undefined' ? undefined : document.documentElement.dataset.kept;
  return text ? Number(text) : null;
};

function set(value: number | null): void {
  if (value === keptAt()) return;
  oldest = value;
  notify();
}

/** Returns when the oldest cached data on screen were stored (epoch ms); null while everything came from the network. */
export const keptAt = (): number | null => (oldest === undefined ? (oldest = ofPage()) : oldest);

/** Records a reading that came from the device's cache; one from the network shows that the connection is back. */
export function noteKept(headers: Headers): void {
  const at = Number(headers.get(HEADER) ?? 0);
  if (at > 0) latestArrival = Date.now();
  set(at > 0 ? Math.min(at, keptAt() ?? at) : null);
}

/** Whether a cached reading arrived since `instant` (epoch ms), so that the data shown are older than `instant`. */
export const hasKeptSince = (instant: number): boolean => latestArrival >= instant;

/** As `keptAt`, rerendering on change; null on the server. */
export const useKeptAt = (): number | null => useStore(subscribe, keptAt, null);

/** 'a las 10:42 a. m.' of the same day, 'el 21/11/2026, 10:42 a. m.' of an earlier one. */
export function keptWords(at: number, now = new Date()): string {
  const kept = new Date(at);
  return caracasDate(kept) === caracasDate(now) ? `a las ${formatHora(kept)}` : `el ${formatFechaHora(kept)}`;
}
