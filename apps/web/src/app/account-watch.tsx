import { useChatWatch } from '../entities/chats/unread.queries';
import { useSendDeeds } from '../entities/deeds/deeds.queries';
import { useLiveData } from '../entities/notifications/live.queries';
import { useNoticeFrames } from '../entities/notifications/notice-frames.queries';
import { GarageSync } from '../features/garaje/garage-sync';
import { useRealtimeConnection } from '../lib/use-realtime';
import { useNoticeToast } from './notice-toast';

/** What an account brings along on every page: what the server tells, what waits to be sent, the garage. Draws nothing. */
export function AccountWatch() {
  useLiveData();
  useNoticeFrames(useNoticeToast());
  useChatWatch();
  useRealtimeConnection();
  useSendDeeds();
  return <GarageSync />;
}
