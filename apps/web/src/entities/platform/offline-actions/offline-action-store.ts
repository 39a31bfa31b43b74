import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { NetworkError } from '@/lib/api-error';
import { getSession, subscribeSession } from '@/lib/session';
import { keysWith, onStorageChange, readJson, writeJson, writeText } from '@/lib/storage';
import { isOnline } from '@/lib/use-online';
import { useStore } from '@/lib/use-store';

/** Request body of each kind. */
interface Bodies {
  booking: object;
  payment: object;
  question: { productoId: string; texto: string };
  review: object;
  cart: { productoId: string; cantidad: number };
}
export type OfflineActionKind = keyof Bodies;

/** Something that was done offline; repeating it under its key is harmless. */
export interface OfflineAction {
  /** Its idempotency key. */
  id: string;
  kind: OfflineActionKind;
  body: Bodies[OfflineActionKind];
  /** Description for people: 'Cita: Cambio de aceite, martes 24 de noviembre, 10:30'. */
  label: string;
  /** Typed text, if the label does not contain it. */
  text?: string;
  /** Page where it was done, and is corrected. */
  path: string;
  /** Initial state of that page's form: an entry of the tab's or the device's storage. */
  restore?: { key: string; value: unknown; area: 'local' | 'session' };
  /** Time of the action (epoch ms); also its position. */
  at: number;
  tries: number;
  state: 'waiting' | 'refused';
  /** Reason for the refusal, as shown. */
  reason: string | null;
}
export type NewOfflineAction<K extends OfflineActionKind> = Pick<
  OfflineAction,
  'id' | 'label' | 'text' | 'path' | 'restore'
> & {
  kind: K;
  body: Bodies[K];
};

const ROOT = 'tuerca-pendiente:';
const NONE: readonly OfflineAction[] = [];
const { subscribe, notify } = createListeners(() => {
  const ends = [
    subscribeSession(refresh),
    onStorageChange((key) => (key === null || key.startsWith(ROOT)) && refresh()),
  ];
  return () => ends.forEach((end) => end());
});
let known: { account: string; actions: readonly OfflineAction[] } = { account: '', actions: NONE };

// One key each, so that two tabs never overwrite each other's; with the account's id, so that other accounts' are not even read.
const keyOf = (account: string, id: string) => `${ROOT}${account}:${id}`;
const accountNow = () => getSession().user?._id ?? '';

function load(account: string): readonly OfflineAction[] {
  if (!account) return NONE;
  const actions = keysWith(keyOf(account, '')).flatMap((key) => readJson<OfflineAction>(key) ?? []);
  return actions.length ? actions.sort((a, b) => a.at - b.at) : NONE;
}

function refresh(): void {
  const account = accountNow();
  known = { account, actions: load(account) };
  notify();
}

/** Returns the signed-in account's unsent actions, oldest first. */
export function getOfflineActions(): readonly OfflineAction[] {
  if (typeof window === 'undefined') return NONE;
  const account = accountNow();
  if (known.account !== account) known = { account, actions: load(account) };
  return known.actions;
}

export const useOfflineActions = (): readonly OfflineAction[] => useStore(subscribe, getOfflineActions, NONE);

/** Stores an action of the signed-in account until it can be sent; false when it cannot be stored. */
export function addOfflineAction<K extends OfflineActionKind>(action: NewOfflineAction<K>): boolean {
  const account = accountNow();
  if (!account) return false;
  const key = keyOf(account, action.id);
  const at = Math.max(Date.now(), (getOfflineActions().at(-1)?.at ?? 0) + 1);
  writeJson(key, { ...action, at, tries: 0, state: 'waiting', reason: null } satisfies OfflineAction);
  refresh();
  return readJson(key) !== null;
}

/** Stores an action that failed because the device is offline; false when the cause was another, or it cannot be stored. */
export const keepForLater = <K extends OfflineActionKind>(error: unknown, action: NewOfflineAction<K>): boolean =>
  error instanceof NetworkError && !isOnline() && addOfflineAction(action);

/** Whether an action is still unsent, according to storage: another tab may have sent it just now. */
export const isActionWaiting = (id: string): boolean =>
  readJson<OfflineAction>(keyOf(accountNow(), id))?.state === 'waiting';

/** Changes an action that still exists. */
export function changeOfflineAction(id: string, change: Partial<OfflineAction>): void {
  const key = keyOf(accountNow(), id);
  const action = readJson<OfflineAction>(key);
  if (action) writeJson(key, { ...action, ...change });
  refresh();
}

/** Deletes an action: it was sent, or is no longer wanted. */
export function removeOfflineAction(id: string): void {
  writeText(keyOf(accountNow(), id), null);
  refresh();
}

/** Puts a refused action back into its form, and deletes it. */
export function takeBack({ id, restore }: OfflineAction): void {
  if (restore) writeJson(restore.key, restore.value, restore.area);
  removeOfflineAction(id);
}
