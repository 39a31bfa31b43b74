import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { client } from '@/lib/api';
import { refusalOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { setRead, setUnread, unreadIds } from './notice-cache.queries';
import { noticeKeys } from './notifications.keys';

const api = client({ notifications });

/** Marks a notice of mine as read: on screen first, taken back when the server does not hear of it. */
export function useMarkRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.notifications.read({ params: { id } })).data.unreadCount,
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey: noticeKeys.lists });
      setRead(cache, true, (one) => one === id);
      setUnread(cache, (unread) => unread - 1);
    },
    onSuccess: (unread) => setUnread(cache, () => unread),
    onError: (error, id) => {
      setRead(cache, false, (one) => one === id);
      setUnread(cache, (unread) => unread + 1);
      notify.error(refusalOf(error, NOTICE_MESSAGES.readFailed));
    },
  });
}

/** Marks all my notices as read, in the same way. */
export function useMarkAllRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.notifications.readAll()).data.unreadCount,
    onMutate: async () => {
      await cache.cancelQueries({ queryKey: noticeKeys.lists });
      const [were, before] = [unreadIds(cache), cache.getQueryData<number>(noticeKeys.unread) ?? 0];
      setRead(cache, true, () => true);
      setUnread(cache, () => 0);
      return { were, before };
    },
    onSuccess: (unread) => {
      setUnread(cache, () => unread);
      notify.ok(NOTICE_MESSAGES.allRead);
    },
    onError: (error, _nothing, left) => {
      if (left) {
        setRead(cache, false, (id) => left.were.has(id));
        setUnread(cache, (unread) => unread + left.before);
      }
      notify.error(refusalOf(error, NOTICE_MESSAGES.readAllFailed));
    },
  });
}
