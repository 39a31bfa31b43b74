import { pendingAction } from '@/lib/pending-action';
import { useInBrowser } from '@/lib/use-in-browser';

/** What happens after signing in, when a visitor was led here on the way to something; null otherwise. */
export const usePendingNote = (): string | null => useInBrowser(() => pendingAction()?.note ?? null, null);
