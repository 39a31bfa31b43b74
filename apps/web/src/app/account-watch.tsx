import { useSendOfflineActions } from '@/entities/platform/offline-actions/offline-actions.queries';
import { GarageSync } from '@/features/auth/garaje/garage-sync';
import { RealtimeBanner } from './realtime-banner';

/** Account work on every page: sends queued actions, synchronizes the garage, reports a lost connection. */
export function AccountWatch() {
  useSendOfflineActions();
  return (
    <>
      <RealtimeBanner />
      <GarageSync />
    </>
  );
}
