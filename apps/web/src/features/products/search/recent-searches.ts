import { onSessionEnd } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';

const KEY = 'tuerca-busquedas';
const MAX_RECENT = 5;

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  const kept = readJson<unknown>(KEY);
  return Array.isArray(kept)
    ? kept.filter((text): text is string => typeof text === 'string').slice(0, MAX_RECENT)
    : [];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts a search first; the same one, however it was written, stands there once. */
export function keepSearch(text: string): void {
  writeJson(KEY, [text, ...recentSearches().filter((other) => !same(other, text))].slice(0, MAX_RECENT));
}

export function dropSearch(text: string): void {
  const rest = recentSearches().filter((other) => !same(other, text));
  writeJson(KEY, rest.length ? rest : null);
}

// Whoever uses the device next need not know.
onSessionEnd(() => writeJson(KEY, null));
