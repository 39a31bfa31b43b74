import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { CHAT_ROLES } from '@tuerca/contracts/chats/chats/rules';
import { client } from '@/lib/api';
import { actingId, userMay } from '@/lib/page-access';
import { onSessionEnd, useUser } from '@/lib/session';
import { realtime, useRealtimeState } from '@/lib/use-realtime';
import { forgetConversations, hasUnsent } from './chat-storage';
import { chatKeys } from './chats.keys';

const api = client({ chats });
/** Polling interval of the count while the socket has given up, in milliseconds. */
const POLL_MS = 15_000;
const SETTLE_MS = 300;

/** Whether somebody has conversations at all. */
export const canChat = (user: Usuario | null): boolean =>
  CHAT_ROLES.some((one) => one === user?.role) && userMay(user, 'mensajes');

const unreadQuery = () =>
  queryOptions({
    queryKey: chatKeys.unread,
    queryFn: async ({ signal }) => (await api.chats.list({ query: { limit: 1 }, signal })).meta.unreadCount,
    staleTime: 60_000,
  });

/** Returns the number of my unread messages; 0 while that is unknown, and for roles without conversations. */
export function useChatUnread(): number {
  const enabled = canChat(useUser());
  const failed = useRealtimeState() === 'failed';
  return useQuery({ ...unreadQuery(), enabled, refetchInterval: failed && POLL_MS }).data ?? 0;
}

/**
 * Keeps the unread count in step with the socket on every page, and sends messages that a reload left unsent: the conversations'
 * code is loaded only for that. Deletes a person's conversations from the device when she signs out.
 */
export function useChatWatch(): void {
  const cache = useQueryClient();
  const user = useUser();
  const account = user && actingId(user);
  const enabled = canChat(user);
  useEffect(() => {
    if (!account || !enabled) return;
    // A message that is read on arrival is unread for a moment: that is not shown.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (unreadCount: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => cache.setQueryData(unreadQuery().queryKey, unreadCount), SETTLE_MS);
    };
    const ends = [
      () => clearTimeout(timer),
      realtime.on('chat', 'unread_count_update', (frame) => {
        const { data } = frame as ChatEvent<'unread_count_update'>;
        if (Number.isInteger(data?.unreadCount)) settle(data.unreadCount);
      }),
      realtime.onReady(() => realtime.send({ type: 'chat', action: 'get_unread_count' })),
      onSessionEnd((reason) => {
        if (reason === 'signed-out') forgetConversations(account);
      }),
    ];
    if (hasUnsent(account)) void import('./live.queries').then(({ startLive }) => startLive(cache, account));
    return () => ends.forEach((end) => end());
  }, [cache, account, enabled]);
}
