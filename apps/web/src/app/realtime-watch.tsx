import { useChatWatch } from '@/entities/chats/chats/unread.queries';
import { useNoticeFrames } from '@/entities/chats/notifications/notice-frames.queries';
import { useRealtimeConnection } from '@/lib/use-realtime';
import { useLiveData } from './live.queries';
import { useNoticeToast } from './notice-toast';

/** Applies the server's live messages to the data on screen. Renders nothing. */
export function RealtimeWatch() {
  useLiveData();
  useNoticeFrames(useNoticeToast());
  useChatWatch();
  useRealtimeConnection();
  return null;
}
