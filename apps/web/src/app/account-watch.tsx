import { useSendDeeds } from '@/entities/platform/deeds/deeds.queries';
import { GarageSync } from '@/features/auth/garaje/garage-sync';
import { RealtimeBanner } from './realtime-banner';

/** Account work on every page: sends queued actions, synchronizes the garage, reports a lost connection. */
export function AccountWatch() {
  useSendDeeds();
  return (
    <>
      <RealtimeBanner />
      <GarageSync />
    </>
  );
}
