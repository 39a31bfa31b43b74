import { useMemo } from 'react';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { useSession } from '@/lib/session';
import { onKeyChange, readText, writeText } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

const KEY = 'tuerca-lugar';
const { subscribe, notify } = createListeners((changed) => onKeyChange(KEY, changed));

/** Stores the delivery place of a buyer on this device. */
export function setPlace(place: Place): void {
  writeText(KEY, JSON.stringify(place));
  notify();
}

function parse(text: string | null): Place | null {
  try {
    const { estado, ciudad } = JSON.parse(text ?? '') as Partial<Place>;
    return typeof estado === 'string' && typeof ciudad === 'string' ? { estado, ciudad } : null;
  } catch {
    return null;
  }
}

const chosenText = () => readText(KEY);
/**
 * Returns the chosen place, else the account's; null when neither is known, `undefined` until the browser has read its storage.
 */
export function usePlace(): Place | null | undefined {
  const { status, user } = useSession();
  const text = useStore(subscribe, chosenText, null);
  const address = user?.role === 'client' ? user.direccion : null;
  return useMemo(() => {
    if (status === 'loading') return undefined;
    const own = address && { estado: address.estado, ciudad: address.ciudad };
    return parse(text) ?? own;
  }, [status, text, address]);
}
