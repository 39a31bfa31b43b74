import { readJson, writeJson } from './storage';

const KEY = 'tuerca-pending-action';
/** How long it waits, in ms: a registration with its mail takes some minutes. */
const LIFE = 30 * 60_000;

/** What a visitor wanted when she was asked to sign in. The texts of a question and of a booking wait in their own drafts. */
type Wish =
  | { kind: 'add-to-cart'; productoId: string; cantidad: number }
  | { kind: 'favorite'; productoId: string }
  | { kind: 'question'; productoId: string }
  | { kind: 'booking'; servicioId: string };
/** `note`: what happens after signing in, as the sign-in screen says it. */
export type PendingAction = Wish & { note: string };

/** Keeps what is to be done as soon as she has signed in or registered in this tab, for half an hour; it takes the place of an earlier wish. */
export const keepPendingAction = (action: PendingAction): void =>
  writeJson(KEY, { action, until: Date.now() + LIFE }, 'session');

/** What waits, if anything does. */
export function pendingAction(): PendingAction | null {
  const kept = readJson<{ action: PendingAction; until: number }>(KEY, 'session');
  return kept && kept.until > Date.now() ? kept.action : null;
}

/** Nothing waits any longer. */
export const dropPendingAction = (): void => writeJson(KEY, null, 'session');

/** Takes what waits when it is this wish: whoever gets true does it, once. */
export function takePendingAction(wish: Wish): boolean {
  const kept = pendingAction();
  if (!kept || Object.entries(wish).some(([key, value]) => kept[key as keyof PendingAction] !== value)) return false;
  dropPendingAction();
  return true;
}
