import { useEffect } from 'react';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { usePlace } from '@/entities/platform/lugares/place-store';
import { savesData } from '@/lib/data-saver';
import { isPageVisible, onPageVisible } from '@/lib/page-visible';
import { type Session, useSession } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';
import { sendVainSearch, sendView } from './demanda.queries';

/** Minimum time on a page for a view to count, in milliseconds. */
const LOOK_MS = 1000;
const KEY = 'tuerca-contado';
/** Maximum of counts that a tab remembers, so that a revisit does not count again. */
const REMEMBERED = 200;

type Wishes = Navigator & { globalPrivacyControl?: boolean };
/** Not counted: people who ask not to be tracked or to save data, sellers and administrators. */
function mayCount({ status, user }: Session): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Wishes;
  if (doNotTrack === '1' || globalPrivacyControl || savesData()) return false;
  return status === 'anonymous' || user?.role === 'client';
}

/** Runs once in this tab. */
function once(what: string, count: () => void): void {
  const kept = readJson<unknown>(KEY, 'session');
  const done = Array.isArray(kept) ? kept : [];
  if (done.includes(what)) return;
  writeJson(KEY, [...done, what].slice(-REMEMBERED), 'session');
  count();
}

/** Counts `what` after a second on a visible page; '' counts nothing. */
function useCounted(what: string, count: () => void): void {
  const session = useSession();
  const counts = what !== '' && session.status !== 'loading';
  useEffect(() => {
    if (!counts || !mayCount(session)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isPageVisible()) timer = setTimeout(() => once(what, count), LOOK_MS);
    };
    look();
    const stop = onPageVisible(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
    // `what` alone identifies the count.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [counts, what, session.user?.role]);
}

/** Counts a view of a product's page: without a cookie, without a name, once per tab. */
export function useCountedView(productoId: string): void {
  useCounted(`vista:${productoId}`, () => sendView(productoId));
}

/** Counts a search without results, with the client's delivery place; '' is no search. */
export function useCountedSearch(texto: string): void {
  const place = usePlace();
  const known = place && (ESTADO_NAMES as readonly string[]).includes(place.estado) ? place : null;
  const asked = texto.trim().slice(0, 100);
  const isKnown = place !== undefined && asked.length >= 3;
  useCounted(isKnown ? `busqueda:${asked.toLowerCase()}` : '', () =>
    sendVainSearch({
      texto: asked,
      ...(known && { estado: known.estado as (typeof ESTADO_NAMES)[number], ciudad: known.ciudad }),
    }),
  );
}
