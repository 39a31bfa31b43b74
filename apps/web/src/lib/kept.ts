import { caracasDate, formatFechaHora, formatHora } from '@tuerca/contracts/venezuela/caracas';
import { useStore } from './use-store';

/** Written by public/sw.js: into the page, and into the headers of a reading, when it answers with what it kept (epoch ms). */
const HEADER = 'X-Tuerca-Kept';
const listeners = new Set<() => void>();
let oldest: number | null | undefined;
/** When the latest kept reading came (epoch ms). */
let latestArrival = 0;

const ofPage = (): number | null => {
  const text = typeof document === 'undefined' ? undefined : document.documentElement.dataset.kept;
  return text ? Number(text) : null;
};

function set(value: number | null): void {
  if (value === keptAt()) return;
  oldest = value;
  listeners.forEach((listener) => listener());
}

/** When the oldest of what is shown was kept on the device; null while everything came from the network. */
export const keptAt = (): number | null => (oldest === undefined ? (oldest = ofPage()) : oldest);

/** Takes note of a reading that the device had kept; one from the network says that there is one again. */
export function noteKept(headers: Headers): void {
  const at = Number(headers.get(HEADER) ?? 0);
  if (at > 0) latestArrival = Date.now();
  set(at > 0 ? Math.min(at, keptAt() ?? at) : null);
}

/** Whether a reading that the device had kept came since `instant` (epoch ms): it is older than that. */
export const hasKeptSince = (instant: number): boolean => latestArrival >= instant;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `keptAt`, and a new drawing whenever it changes; null on the server. */
export const useKeptAt = (): number | null => useStore(subscribe, keptAt, null);

/** 'a las 10:42 a. m.' of the same day, 'el 21/11/2026, 10:42 a. m.' of an earlier one. */
export function keptWords(at: number, now = new Date()): string {
  const kept = new Date(at);
  return caracasDate(kept) === caracasDate(now) ? `a las ${formatHora(kept)}` : `el ${formatFechaHora(kept)}`;
}
