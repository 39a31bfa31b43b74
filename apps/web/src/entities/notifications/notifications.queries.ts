import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@tuerca/contracts/notifications/endpoints';
import type { Notificacion } from '@tuerca/contracts/notifications/schemas';
import { useEffect } from 'react';
import { client } from '../../lib/api';
import { OWN_DATA } from '../../lib/query-meta';
import type { Frame } from '../../lib/realtime';
import { useSession } from '../../lib/session';
import { realtime, useRealtimeState } from '../../lib/use-realtime';

const api = client({ notifications });
/** How often the figure is asked for while the socket has given up, in milliseconds. */
const POLL_MS = 15_000;

// Frames come from our own server, whose tests vouch for their shape.
type Counted = Frame & { data?: { unreadCount?: number } };
type Arrived = Frame & { data?: { notification?: Notificacion } };

const unreadQuery = () =>
  queryOptions({
    queryKey: [OWN_DATA, 'notifications', 'unread'],
    queryFn: async ({ signal }) => (await api.notifications.list({ query: { limit: 1 }, signal })).meta.unreadCount,
    staleTime: 60_000,
  });

/** How many notices I have not read; 0 while that is unknown. */
export function useUnreadCount(): number {
  const signedIn = useSession().status === 'signed-in';
  const failed = useRealtimeState() === 'failed';
  return useQuery({ ...unreadQuery(), enabled: signedIn, refetchInterval: failed && POLL_MS }).data ?? 0;
}

/** Keeps the unread figure in step with the socket, and hands over each new notice. */
export function useNotices(onNotice: (notice: Notificacion) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const { queryKey } = unreadQuery();
    const count = ({ data }: Counted) => {
      if (Number.isInteger(data?.unreadCount)) cache.setQueryData(queryKey, data!.unreadCount);
    };
    const ends = [
      realtime.on('notification', 'unread_count', count),
      realtime.on('notification', 'unread_count_update', count),
      realtime.on('notification', 'new_notification', ({ data }: Arrived) => {
        if (!data?.notification) return;
        cache.setQueryData(queryKey, (unread) => (unread ?? 0) + 1);
        onNotice(data.notification);
      }),
      // What came while it was away is in the figure that this asks for.
      realtime.onReady(() => realtime.send({ type: 'notification', action: 'subscribe' })),
    ];
    return () => ends.forEach((end) => end());
  }, [cache, onNotice]);
}
