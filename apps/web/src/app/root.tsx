import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSignedIn } from '../lib/session';
import { SessionWatch } from './session-watch';
import { PendingActions } from './pending-actions';
import { ReauthQuestion } from './reauth-question';
import { LeaveQuestion } from './leave-question';
import { Toasts } from './toasts';

const RealtimeWatch = lazy(async () => ({ default: (await import('./realtime-watch')).RealtimeWatch }));

/** Only who is signed in is told anything: nobody else loads the socket's client. */
const Live = () =>
  useSignedIn() && (
    <Suspense>
      <RealtimeWatch />
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
