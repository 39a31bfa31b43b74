import { Suspense } from 'react';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { SlotPickerSkeleton } from '@/entities/citas/citas/slot-picker-skeleton';
import { lazyPart } from '@/lib/lazy-part';
import { useHydrated } from '@/lib/use-hydrated';

const Booking = lazyPart(async () => (await import('./booking')).Booking);

/** Booking a service on a public page: its code comes when it is opened, and the server draws its place. */
export function LazyBooking({ servicio }: { servicio: Servicio }) {
  if (!useHydrated()) return <SlotPickerSkeleton />;
  return (
    <Suspense fallback={<SlotPickerSkeleton />}>
      <Booking servicio={servicio} />
    </Suspense>
  );
}
