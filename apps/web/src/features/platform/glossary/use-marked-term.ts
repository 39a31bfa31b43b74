import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';

/** Id of the term that the address points at (`#bujia`), brought into view and focused; '' when none. The server does not know it. */
export function useMarkedTerm(): string {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  let id = '';
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    // A broken escape points at nothing.
  }
  useEffect(() => {
    const term = id ? document.getElementById(id) : null;
    term?.scrollIntoView({ block: 'start' });
    term?.focus({ preventScroll: true });
    // `key`: the same term again is a new way there. `hydrated`: only then its letter is open.
  }, [id, key, hydrated]);
  return hydrated ? id : '';
}
