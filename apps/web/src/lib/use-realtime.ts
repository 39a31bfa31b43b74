import { useEffect } from 'react';
import { Realtime, type RealtimeState, type Socket } from './realtime';
import { renewToken } from './refresh';
import { getSession, useAccount } from './session';
import { onReached } from './transport';
import { useStore } from './use-store';

/** The page's one socket. */
export const realtime = new Realtime({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as unknown as Socket,
  token: async () => {
    const { token, renewAt } = getSession();
    return token && Date.now() >= renewAt ? renewToken(token).catch(() => token) : token;
  },
  renew: renewToken,
  probe: { type: 'notification', action: 'get_unread_count' },
});

/** Keeps the socket open while somebody is signed in, and reconnects it when the device or the page comes back. */
export function useRealtimeConnection(): void {
  const person = useAccount();
  useEffect(() => {
    if (!person || typeof WebSocket === 'undefined') return;
    const retry = () => document.visibilityState === 'visible' && realtime.retry();
    const suspend = () => realtime.suspend();
    const nudge = onReached(() => realtime.nudge());
    // A page with an open socket is excluded from the back/forward cache.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && realtime.retry();
    realtime.start();
    const listeners = [
      ['online', retry],
      ['offline', suspend],
      ['focus', retry],
      ['pagehide', suspend],
      ['pageshow', wake],
    ] as const;
    document.addEventListener('visibilitychange', retry);
    for (const [event, listener] of listeners) window.addEventListener(event, listener as EventListener);
    return () => {
      nudge();
      document.removeEventListener('visibilitychange', retry);
      for (const [event, listener] of listeners) window.removeEventListener(event, listener as EventListener);
      realtime.stop();
    };
  }, [person]);
}

/** Whether the socket has given up and is not back yet, so that screens have to poll. */
export const useRealtimeDegraded = (): boolean => useStore(realtime.subscribeState, realtime.isDegraded, false);

/** State of the page's socket. */
export const useRealtimeState = (): RealtimeState => useStore(realtime.subscribeState, realtime.getState, 'off');
