import { useCallback, useRef } from 'react';

/** A random key for one attempt to create something. `randomUUID` is missing on plain http origins other than localhost. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys by what is sent: the same again, after a lost answer, has the same key. Call `renew` once the server has decided. */
export function useKeyOf(): { keyOf: (sent: object) => string; renew: () => void } {
  const attempt = useRef({ sent: '', key: '' });
  const keyOf = useCallback((body: object) => {
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newIdempotencyKey() };
    return attempt.current.key;
  }, []);
  const renew = useCallback(() => void (attempt.current = { sent: '', key: '' }), []);
  return { keyOf, renew };
}

/** A key that stays the same while a form is sent again after a lost answer; call `renew` after success or when its data change. */
export function useIdempotencyKey(): { current: () => string; renew: () => void } {
  const key = useRef<string | null>(null);
  const current = useCallback(() => (key.current ??= newIdempotencyKey()), []);
  const renew = useCallback(() => void (key.current = null), []);
  return { current, renew };
}
