import { ApiError } from './api-error';
import { request } from './request';
import { getSession, signIn, signOut, syncSession } from './session';
import { readText, writeText } from './storage';

const LOCK = 'tuerca-renovar';
const LEASE_MS = 5_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `work` in one tab at a time: two tabs that rotate the same refresh cookie would look like a theft to the server. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    await navigator.locks.request(LOCK, work);
    return;
  }
  // Locks need https. On plain http a lease in storage does, well enough, for the few tabs that somebody has open.
  const start = Date.now();
  while (Number(readText(LOCK) ?? 0) > Date.now() && Date.now() - start < LEASE_MS) await sleep(100);
  writeText(LOCK, String(Date.now() + LEASE_MS));
  try {
    await work();
  } finally {
    writeText(LOCK, null);
  }
}

async function rotate(stale: string): Promise<void> {
  // Another tab may have renewed, or left, while this one waited for its turn.
  if (syncSession().token !== stale) return;
  const { auth } = await import('@tuerca/contracts/auth/auth/endpoints');
  const usuario = getSession().user?._id;
  const { data } = await request(auth.refresh, { body: { usuario } });
  // Nobody goes on in an account that she did not sign in to, whatever cookie lies in the browser.
  if (data.user._id !== usuario) return signOut('expired');
  // Signed out, or in as somebody else, meanwhile: the new token belongs to nobody here.
  if (getSession().token === stale) signIn(data);
}

let inFlight: Promise<string | null> | null = null;

/**
 * Renews the token once for everybody who asks at the same time; resolves to the token to use, null when the session is over.
 * Only the server's refusal ends the session: a lost connection or a busy server rejects and leaves it.
 */
export function renewToken(stale: string): Promise<string | null> {
  const known = getSession().token;
  if (known !== stale) return Promise.resolve(known);
  return (inFlight ??= exclusively(() => rotate(stale))
    .catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
      if (getSession().token === stale) signOut('expired');
    })
    .then(() => getSession().token)
    .finally(() => (inFlight = null)));
}
