import { getSession } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';

/** A draft is forgotten after a week, in milliseconds. */
const TTL = 7 * 24 * 3_600_000;

interface StoredDraft {
  savedAt: number;
  /** Whose it is: another person on the same device does not see it. Null is a visitor's, which goes to whoever signs in next. */
  owner: string | null;
  values: Record<string, unknown>;
}

/** The key under which a form's draft stands on the device. */
export const draftKey = (name: string) => `tuerca-borrador:${name}`;
const ownerNow = () => getSession().user?._id ?? null;

/** What this person had typed into the form of this name; null when there is nothing, or it is too old. */
export function readDraft(name: string): Record<string, unknown> | null {
  const stored = readJson<StoredDraft>(draftKey(name));
  if (!stored?.values || typeof stored.values !== 'object') return null;
  if (stored.owner !== null && stored.owner !== ownerNow()) return null;
  return Date.now() - stored.savedAt < TTL ? stored.values : null;
}

/** What stands there: the values with whose they are. */
export const draftOf = (values: Record<string, unknown>): StoredDraft => ({
  savedAt: Date.now(),
  owner: ownerNow(),
  values,
});

/** Keeps what `draftOf` made, or nothing any more. */
export const keepDraft = (name: string, draft: StoredDraft | null): void => writeJson(draftKey(name), draft);

export const saveDraft = (name: string, values: Record<string, unknown>): void => keepDraft(name, draftOf(values));

export const removeDraft = (name: string): void => keepDraft(name, null);
