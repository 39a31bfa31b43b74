import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSignedIn } from '../lib/session';
import { SessionWatch } from './session-watch';
import { PendingActions } from './pending-actions';
import { ReauthQuestion } from './reauth-question';
import { LeaveQuestion } from './leave-question';
import { Toasts } from './toasts';

const AccountWatch = lazy(async () => ({ default: (await import('./account-watch')).AccountWatch }));

/** Nobody but who is signed in loads the socket, the queue of what waits to be sent and the account's garage. */
const Live = () =>
  useSignedIn() && (
    <Suspense>
      <AccountWatch />
    </Suspense>
  );

/** Around every page, public or not. Toasts stand inside the router, because some carry links. */
export const Root = () => (
  <>
    <Outlet />
    <Toasts />
    <SessionWatch />
    <PendingActions />
    <LeaveQuestion />
    <ReauthQuestion />
    <Live />
    <ScrollRestoration />
  </>
);
