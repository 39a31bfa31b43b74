import type { SignedIn } from '@tuerca/contracts/auth/auth/answers';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import { onKeyChange, readJson, readText, tryWriteText, writeText } from './storage';
import { useStore } from './use-store';

/** `loading` is only what the server and the hydrating page see: who is signed in is known in the browser alone. `renewAt` is epoch ms. */
export interface Session {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: Usuario | null;
  token: string | null;
  renewAt: number;
  /** Why the last session of this tab ended, if one did. */
  ended?: EndReason;
  /** The stored session has no user with a role: pages behind the sign-in say so, the others show a visitor's view. */
  unreadable?: true;
}
/** Why a session ended: the person left, it expired, or another tab ended it. */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

const KEYS = {
  flag: 'is-authenticated',
  role: 'role',
  user: 'user-data',
  token: 'auth-token',
  renewAt: 'auth-renew-at',
};
const LOADING: Session = { status: 'loading', user: null, token: null, renewAt: 0 };
const ANONYMOUS: Session = { status: 'anonymous', user: null, token: null, renewAt: 0 };
const UNREADABLE: Session = { ...ANONYMOUS, unreadable: true };
const TOKEN_LIFE = 10 * 60_000;

let current: Session | null = null;
const listeners = createListeners(() =>
  typeof window === 'undefined' ? () => undefined : onKeyChange(KEYS.token, syncSession),
);
const endListeners = createListeners<[EndReason]>();

/** Checks that a stored value has the fields of a user that every page needs; an older release may have stored another shape. */
const isUser = (value: unknown): value is Usuario => {
  const user = value as Partial<Usuario> | null;
  return typeof user?._id === 'string' && ROLES.some((role) => role === user.role);
};

function fromStorage(): Session {
  const token = stored(KEYS.token);
  if (stored(KEYS.flag) !== 'true' || !token) return ANONYMOUS;
  const user = readJson<unknown>(KEYS.user) ?? readJson<unknown>(KEYS.user, 'session');
  if (!isUser(user)) return UNREADABLE;
  return { status: 'signed-in', user, token, renewAt: Number(stored(KEYS.renewAt)) || 0 };
}

/** Comforts that give way to the session in a full storage: what was looked at and searched for, figures of use. */
const EXPENDABLE = ['tuerca-vistos', 'tuerca-busquedas', 'tuerca-consumo'];

const write = ({ status, user, token, renewAt }: Session, area: 'local' | 'session'): boolean => {
  const signedIn = status === 'signed-in';
  return [
    tryWriteText(KEYS.flag, signedIn ? 'true' : null, area),
    tryWriteText(KEYS.role, user?.role ?? null, area),
    tryWriteText(KEYS.user, user && JSON.stringify(user), area),
    tryWriteText(KEYS.renewAt, signedIn ? String(renewAt) : null, area),
    // Last, because other tabs read the rest when they see this key change.
    tryWriteText(KEYS.token, token, area),
  ].every(Boolean);
};

/** In a storage that stays full, which would keep half of it beside half of an older one, the session is this tab's alone. */
function toStorage(session: Session): void {
  write(ANONYMOUS, 'session');
  if (write(session, 'local')) return;
  for (const key of EXPENDABLE) writeText(key, null);
  if (write(session, 'local')) return;
  write(ANONYMOUS, 'local');
  write(session, 'session');
}

const stored = (key: string): string | null => readText(key) ?? readText(key, 'session');

function replace(next: Session): void {
  current = next;
  listeners.notify();
}

/** The session now; read from storage the first time. */
export function getSession(): Session {
  if (typeof window === 'undefined') return LOADING;
  return (current ??= fromStorage());
}

/** Takes over what another tab has stored meanwhile (a renewed token, a sign-out) and returns it. */
export function syncSession(): Session {
  const now = fromStorage();
  const known = getSession();
  // Without storage the session lives in this tab's memory: nothing stored then means nothing.
  if (now.token === known.token || (!now.token && !storageWorks())) return known;
  replace(now.token ? now : { ...now, ended: 'elsewhere' });
  if (!now.token) endListeners.notify('elsewhere');
  return getSession();
}

/** Tries to store about as much as a session takes; false where this device has no room for it. */
export function storageWorks(): boolean {
  const works = tryWriteText('tuerca-prueba', 'x'.repeat(4_000));
  writeText('tuerca-prueba', null);
  return works;
}

/** Keeps an answer of login or refresh. The token is renewed after 80 % of its life, measured by this clock, which may be wrong. */
export function signIn({ token, expira, user }: SignedIn): void {
  const left = Date.parse(expira) - Date.now();
  const life = left > 30_000 && left < 24 * 3_600_000 ? left : TOKEN_LIFE;
  const next: Session = { status: 'signed-in', user, token, renewAt: Date.now() + life * 0.8 };
  toStorage(next);
  replace(next);
}

/** Replaces the user that is drawn (after editing the profile). */
export function updateUser(user: Usuario): void {
  const session = getSession();
  if (session.status !== 'signed-in') return;
  const next = { ...session, user };
  toStorage(next);
  replace(next);
}

/** Forgets the whole session, here and in the other tabs; drafts in storage stay. */
export function signOut(reason: EndReason = 'signed-out'): void {
  const had = getSession().status === 'signed-in';
  toStorage(ANONYMOUS);
  replace(had ? { ...ANONYMOUS, ended: reason } : ANONYMOUS);
  if (had) endListeners.notify(reason);
}

/** Calls back at every change of the session; returns the way to stop. */
export const subscribeSession = listeners.subscribe;

/** Calls back when a session ends, with the reason. */
export const onSessionEnd = endListeners.subscribe;

/** The session, and a new drawing whenever it changes: also once when a page that the server drew comes to life. */
export const useSession = (): Session => useStore(subscribeSession, getSession, LOADING);

/**
 * Hook that selects a value of the session and rerenders only when that changes. For a visitor it mostly equals what the server
 * drew, so that a page full of buttons is not drawn a second time when it hydrates.
 */
function selecting<T extends Usuario | string | boolean | null>(select: (session: Session) => T): () => T {
  const read = () => select(getSession());
  const drawn = select(LOADING);
  return () => useStore(subscribeSession, read, drawn);
}

/** Signed-in user; null for visitors and until the browser has read its storage. */
export const useUser = selecting(({ user }): Usuario | null => user);
/** Role of the signed-in user; null for visitors and until the browser has read its storage. */
export const useRole = selecting(({ user }): Role | null => user?.role ?? null);
/** Id of the signed-in user; null for visitors and until the browser has read its storage. */
export const useAccount = selecting(({ user }): string | null => user?._id ?? null);
export const useSignedIn = selecting(({ status }) => status === 'signed-in');
