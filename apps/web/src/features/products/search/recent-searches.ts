import { onSessionEnd } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';

const KEY = 'tuerca-busquedas';
const MAX_RECENT = 5;

/** Returns the recent searches of this device, the latest first. */
export function recentSearches(): string[] {
  const kept = readJson<unknown>(KEY);
  return Array.isArray(kept)
    ? kept.filter((text): text is string => typeof text === 'string').slice(0, MAX_RECENT)
    : [];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts a search first; an equal one, however spelled, is removed. */
export function keepSearch(text: string): void {
  writeJson(KEY, [text, ...recentSearches().filter((other) => !same(other, text))].slice(0, MAX_RECENT));
}

export function dropSearch(text: string): void {
  const rest = recentSearches().filter((other) => !same(other, text));
  writeJson(KEY, rest.length ? rest : null);
}

// The next user of the device must not see them.
onSessionEnd(() => writeJson(KEY, null));
