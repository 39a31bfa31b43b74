import { useCallback, useState } from 'react';
import { ApiError } from './api-error';

/**
 * Time until which the server asked for no retry after a 429: `until` (ISO, UTC) while it lasts. `note` takes any caught error.
 */
export function useWait(): { until: string | null; note: (error: unknown) => void; done: () => void } {
  const [until, setUntil] = useState<string | null>(null);
  const note = useCallback((error: unknown) => {
    const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
    setUntil(seconds ? new Date(Date.now() + seconds * 1000).toISOString() : null);
  }, []);
  const done = useCallback(() => setUntil(null), []);
  return { until, note, done };
}
