type Area = 'local' | 'session';

// Reading the property itself throws where storage is forbidden, and there is none on the server.
function areaOf(area: Area): Storage | null {
  try {
    return typeof window === 'undefined' ? null : area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Raw text of a key; null when absent, forbidden or on the server. */
export function readText(key: string, area: Area = 'local'): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores raw text (null removes); whether it was stored: a full or forbidden storage refuses. */
export function tryWriteText(key: string, value: string | null, area: Area = 'local'): boolean {
  try {
    if (value === null) areaOf(area)?.removeItem(key);
    else areaOf(area)?.setItem(key, value);
    return areaOf(area) !== null;
  } catch {
    return false;
  }
}

/** Stores raw text (null removes); a full or forbidden storage is ignored, since nothing here may break a screen. */
export const writeText = (key: string, value: string | null, area: Area = 'local'): void =>
  void tryWriteText(key, value, area);

/** A JSON value as it was stored, null when absent or broken. Its shape is not checked: pass it through a schema where that matters. */
export function readJson<T>(key: string, area: Area = 'local'): T | null {
  const text = readText(key, area);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. */
export const writeJson = (key: string, value: unknown, area: Area = 'local'): void =>
  writeText(key, value === null ? null : JSON.stringify(value), area);

/** Calls back with the key that another tab changed (null: all of them); returns the way to stop. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => listener(key);
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Calls back when another tab changed this key, or all of them; returns the way to stop. */
export const onKeyChange = (key: string, listener: () => void): (() => void) =>
  onStorageChange((changed) => {
    if (changed === key || changed === null) listener();
  });

/** Keys of local storage that begin with `prefix`, in no order. */
export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(areaOf('local') ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
