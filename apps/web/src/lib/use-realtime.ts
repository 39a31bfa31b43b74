import { useEffect, useSyncExternalStore } from 'react';
import { Realtime, type RealtimeState, type Socket } from './realtime';
import { renewToken } from './refresh';
import { getSession, useSession } from './session';

/** The page's one socket. */
export const realtime = new Realtime({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as unknown as Socket,
  token: async () => {
    const { token, renewAt } = getSession();
    return token && Date.now() >= renewAt ? renewToken(token).catch(() => token) : token;
  },
  renew: renewToken,
});

/** Keeps the socket open while somebody is signed in, and wakes it when the device or the page comes back. */
export function useRealtimeConnection(): void {
  const person = useSession().user?._id ?? null;
  useEffect(() => {
    if (!person || typeof WebSocket === 'undefined') return;
    const retry = () => document.visibilityState === 'visible' && realtime.retry();
    // A page with an open socket is not kept for the way back.
    const sleep = () => realtime.stop();
    const wake = ({ persisted }: PageTransitionEvent) => persisted && realtime.start();
    realtime.start();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    window.addEventListener('pagehide', sleep);
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      window.removeEventListener('pagehide', sleep);
      window.removeEventListener('pageshow', wake);
      realtime.stop();
    };
  }, [person]);
}

/** Whether the socket has given up for now, so that figures have to be asked for. */
export const useRealtimeState = (): RealtimeState =>
  useSyncExternalStore(realtime.subscribeState, realtime.getState, () => 'off');
