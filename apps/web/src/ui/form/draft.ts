import { getSession } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';

/** Lifetime of a draft, in milliseconds: a week. */
const TTL = 7 * 24 * 3_600_000;

interface StoredDraft {
  savedAt: number;
  /**
   * Owner of the draft: other users of the device do not see it. Null is a visitor's, which goes to the next user who signs in.
   */
  owner: string | null;
  values: Record<string, unknown>;
}

/** Storage key of a form's draft on the device. */
export const draftKey = (name: string) => `tuerca-borrador:${name}`;
const ownerNow = () => getSession().user?._id ?? null;

/** Returns this user's draft of the form `name`; null when there is none, or it is too old. */
export function readFormDraft(name: string): Record<string, unknown> | null {
  const stored = readJson<StoredDraft>(draftKey(name));
  if (!stored?.values || typeof stored.values !== 'object') return null;
  if (stored.owner !== null && stored.owner !== ownerNow()) return null;
  return Date.now() - stored.savedAt < TTL ? stored.values : null;
}

/** Builds a draft of the values with their owner and time. */
export const formDraftOf = (values: Record<string, unknown>): StoredDraft => ({
  savedAt: Date.now(),
  owner: ownerNow(),
  values,
});

/** Stores a draft of `draftOf`; null deletes it. */
export const keepDraft = (name: string, draft: StoredDraft | null): void => writeJson(draftKey(name), draft);

export const saveDraft = (name: string, values: Record<string, unknown>): void => keepDraft(name, formDraftOf(values));

/** Told in a tab whose form is open in another one, too. */
export const DRAFT_ELSEWHERE =
  'Tienes este formulario abierto en otra pestaña, y solo aquella guarda un borrador. Lo que escribas aquí se pierde si no lo envías.';

export const removeDraft = (name: string): void => keepDraft(name, null);
