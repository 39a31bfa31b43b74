import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { hasToasts, subscribeToasts } from '@/lib/notify';
import { useLightPrint } from '@/lib/print';
import { settleReauth, useReauthQuestion } from '@/lib/reauth';
import { useSignedIn } from '@/lib/session';
import { onDemand } from '@/ui/on-demand';
import { LeaveQuestion } from './leave-question';
import { PendingActions } from './pending-actions';
import { SessionWatch } from './session-watch';

const Toaster = lazyPart(async () => (await import('@/ui/toaster')).Toaster);

/** The place of toasts; their code comes with the first one. */
function Toasts() {
  const wanted = useSyncExternalStore(subscribeToasts, hasToasts, () => false);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

const ReauthDialog = onDemand(async () => (await import('@/features/auth/auth/reauth-dialog')).ReauthDialog);

/** Asks for the password when a sensitive call needs it. One for all calls: each is sent again once it was given. */
function ReauthQuestion() {
  const question = useReauthQuestion();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (question && !signedIn) settleReauth(false);
  }, [question, signedIn]);
  if (!question || !signedIn) return null;
  return (
    <ReauthDialog
      segundoFactor={question.segundoFactor}
      onConfirmed={() => settleReauth(true)}
      onClose={() => settleReauth(false)}
    />
  );
}

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
export function Root() {
  useLightPrint();
  return (
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
}
