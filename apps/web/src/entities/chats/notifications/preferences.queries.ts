import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import type {
  NoticePreferencesAnswer,
  NoticePreferencesChange,
} from '@tuerca/contracts/chats/notifications/preferences';
import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { client } from '@/lib/api';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { noticeKeys } from './notifications.keys';

const api = client({ notifications });

/** Query of my notification preferences. */
export const noticePreferencesQuery = () =>
  queryOptions({
    queryKey: noticeKeys.preferences,
    queryFn: async ({ signal }) => (await api.notifications.preferences({ signal })).data,
  });

function merged(known: NoticePreferencesAnswer, { canales, tipos }: NoticePreferencesChange): NoticePreferencesAnswer {
  const next = { ...known, canales: { ...known.canales, ...canales }, tipos: { ...known.tipos } };
  for (const [tipo, change] of Object.entries(tipos ?? {}) as [NotificationType, object][])
    next.tipos[tipo] = { ...known.tipos[tipo], ...change };
  return next;
}

/** Changes preferences: optimistically, reverted when they could not be saved. */
export function useChangePreferences() {
  const cache = useQueryClient();
  const { queryKey } = noticePreferencesQuery();
  return useMutation({
    mutationFn: async (body: NoticePreferencesChange) => (await api.notifications.updatePreferences({ body })).data,
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      if (before) cache.setQueryData(queryKey, merged(before, change));
      return before;
    },
    onSuccess: (data) => {
      cache.setQueryData(queryKey, data);
      notify.ok(NOTICE_MESSAGES.preferencesSaved);
    },
    onError: (error, _change, before) => {
      cache.setQueryData(queryKey, before);
      notify.error(messageOf(error, NOTICE_MESSAGES.preferencesFailed));
    },
  });
}
