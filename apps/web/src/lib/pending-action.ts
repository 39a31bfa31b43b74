import { readJson, writeJson } from './storage';

const KEY = 'tuerca-pending-action';
/** Lifetime of a pending action, in ms: a registration with its mail takes some minutes. */
const LIFE = 30 * 60_000;

/** Action that a visitor was asked to sign in for. The texts of a question and of a booking are kept in their own drafts. */
type Wish =
  | { kind: 'add-to-cart'; productoId: string; cantidad: number }
  | { kind: 'favorite'; productoId: string }
  | { kind: 'question'; productoId: string }
  | { kind: 'booking'; servicioId: string };
/** `note`: what happens after signing in, as the sign-in screen says it. */
export type PendingAction = Wish & { note: string };

/** Stores an action to run once she has signed in or registered in this tab, for half an hour; it replaces an earlier one. */
export const keepPendingAction = (action: PendingAction): void =>
  writeJson(KEY, { action, until: Date.now() + LIFE }, 'session');

/** Returns the pending action, or null. */
export function pendingAction(): PendingAction | null {
  const kept = readJson<{ action: PendingAction; until: number }>(KEY, 'session');
  return kept && kept.until > Date.now() ? kept.action : null;
}

/** Discards the pending action. */
export const dropPendingAction = (): void => writeJson(KEY, null, 'session');

/** Removes the pending action if it is `wish`; the caller that gets true runs it, once. */
export function takePendingAction(wish: Wish): boolean {
  const kept = pendingAction();
  if (!kept || Object.entries(wish).some(([key, value]) => kept[key as keyof PendingAction] !== value)) return false;
  dropPendingAction();
  return true;
}
