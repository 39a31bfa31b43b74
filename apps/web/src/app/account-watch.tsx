import { useSendDeeds } from '@/entities/platform/deeds/deeds.queries';
import { GarageSync } from '@/features/auth/garaje/garage-sync';
import { RealtimeBanner } from './realtime-banner';

/** What an account brings along on every page: what waits to be sent is sent, the garage is kept alike, a lost connection is said. */
export function AccountWatch() {
  useSendDeeds();
  return (
    <>
      <RealtimeBanner />
      <GarageSync />
    </>
  );
}
