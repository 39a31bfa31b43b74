import { pendingAction } from '@/lib/pending-action';
import { useInBrowser } from '@/lib/use-in-browser';

/** Note on the action that follows signing in, when a visitor came for one; null otherwise. */
export const usePendingNote = (): string | null => useInBrowser(() => pendingAction()?.note ?? null, null);
