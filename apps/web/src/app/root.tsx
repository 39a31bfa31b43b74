import { Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { useSignedIn } from '@/lib/session';
import { LeaveQuestion } from './leave-question';
import { PendingActions } from './pending-actions';
import { ReauthQuestion } from './reauth-question';
import { SessionWatch } from './session-watch';
import { Toasts } from './toasts';

const RealtimeWatch = lazyPart(async () => (await import('./realtime-watch')).RealtimeWatch);

/** Only who is signed in is told anything: nobody else loads the socket's client. */
const Live = () =>
  useSignedIn() && (
    <Suspense>
      <RealtimeWatch />
    </Suspense>
  );

/** Pages that the browser loads itself all have the key 'default': each is its address, so that none opens where another one was left. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key);

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
    <ScrollRestoration getKey={placeOf} />
  </>
);
