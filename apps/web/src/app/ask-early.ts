import { QueryClient } from '@tanstack/react-query';
import type { RouteMatch } from 'react-router-dom';
import type { EarlyPage } from '@/lib/early-data';
import { mayOpen } from '@/lib/page-access';
import { onceReady } from '@/lib/page-ready';
import { getSession } from '@/lib/session';
import { shareReadings } from '@/lib/transport';

/** Milliseconds after which nothing that was read early is handed out any more, even if the page never came to life. */
const LONGEST_START = 10_000;

/**
 * Asks for what the page at an address shows first, once its code is there (loadLazy), if it is for who is signed in. The page is to be
 * woken as the server drew it, without these data: they wait beside it until its own queries ask (shareReadings).
 */
export function askEarly(
  matches: readonly RouteMatch[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const { user } = getSession();
  if (!user || !mayOpen(user, pathname)) return;
  for (const { route } of matches) {
    const early = (route.Component as EarlyPage | null | undefined)?.early;
    if (early?.role !== user.role) continue;
    const stop = shareReadings();
    onceReady(stop);
    setTimeout(stop, LONGEST_START);
    // Second tries are the page's own.
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    early.ask(cache, { user, search: new URLSearchParams(search) });
  }
}
