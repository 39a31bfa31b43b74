import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { NOTICE_ERRORS } from '@tuerca/contracts/chats/notifications/errors';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { client } from '@/lib/api';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { subscribe, unsubscribe } from '@/lib/push';
import { noticeKeys } from './notifications.keys';
import { noticePreferencesQuery } from './preferences.queries';

const api = client({ notifications });

/** The key with which this deployment pushes to devices; null when it pushes nothing. */
export const pushKeyQuery = () =>
  queryOptions({
    queryKey: noticeKeys.pushKey,
    queryFn: async ({ signal }) => (await api.notifications.pushKey({ signal })).data.publicKey,
    staleTime: Infinity,
  });

/** Registers this device for my notices, after the browser's question, or takes it off; false when the person said no. */
export function useDevicePush() {
  const cache = useQueryClient();
  const { queryKey } = noticePreferencesQuery();
  return useMutation({
    mutationFn: async (wanted: boolean): Promise<boolean> => {
      if (!wanted) {
        await api.notifications.unsubscribe();
        await unsubscribe();
        return true;
      }
      const publicKey = await cache.fetchQuery(pushKeyQuery());
      if (publicKey === null) throw new Error(NOTICE_ERRORS.PUSH_NO_DISPONIBLE.message);
      const body = await subscribe(publicKey);
      if (body) await api.notifications.subscribe({ body });
      return body !== null;
    },
    onSuccess: (done, wanted) => {
      if (!done) return;
      cache.setQueryData(queryKey, (known) => known && { ...known, dispositivo: wanted });
      notify.ok(wanted ? NOTICE_MESSAGES.pushOn : NOTICE_MESSAGES.pushOff);
    },
    onError: (error) => notify.error(messageOf(error, NOTICE_ERRORS.PUSH_RECHAZADO.message)),
  });
}
