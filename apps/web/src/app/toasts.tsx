import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { hasToasts, subscribeToasts } from '@/lib/notify';

const Toaster = lazyPart(async () => (await import('@/ui/toaster')).Toaster);

/** The place of toasts; their code comes with the first one. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribeToasts, hasToasts, () => false);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
