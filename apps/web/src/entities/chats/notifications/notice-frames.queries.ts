import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import type { Frame } from '@/lib/realtime';
import { realtime } from '@/lib/use-realtime';
import { addNotice, setRead, setUnread } from './notice-cache.queries';

/** Notices whose second coming is remembered. */
const HEARD_MAX = 200;

// Frames come from our own server, whose tests vouch for their shape.
type Counted = Frame & { data?: { unreadCount?: number; notificationId?: string } };
type Arrived = Frame & { data?: { notification?: Notificacion } };

/** Keeps lists and figure in step with the socket, and hands over each new notice once. */
export function useNoticeFrames(onNotice: (notice: Notificacion) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const heard = new Set<string>();
    const count = ({ data }: Counted) => {
      const { unreadCount, notificationId } = data ?? {};
      if (unreadCount !== undefined && Number.isInteger(unreadCount)) setUnread(cache, () => unreadCount);
      if (notificationId) setRead(cache, true, (id) => notificationId === 'all' || id === notificationId);
    };
    const arrive = ({ data }: Arrived) => {
      const notice = data?.notification;
      if (!notice || heard.has(notice._id)) return;
      if (heard.size >= HEARD_MAX) heard.clear();
      heard.add(notice._id);
      setUnread(cache, (unread) => unread + 1);
      addNotice(cache, notice);
      onNotice(notice);
    };
    const ends = [
      realtime.on('notification', 'unread_count', count),
      realtime.on('notification', 'unread_count_update', count),
      realtime.on('notification', 'new_notification', arrive),
      // The count that this requests includes notices that arrived during a loss.
      realtime.onReady(() => void realtime.send({ type: 'notification', action: 'subscribe' })),
    ];
    return () => ends.forEach((end) => end());
  }, [cache, onNotice]);
}
